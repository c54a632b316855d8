"use strict";
(() => {
  const one = (selector, root) => (root || document).querySelector(selector);
  const all = (selector, root) => [...(root || document).querySelectorAll(selector)];
  const data = JSON.parse(one("#data").textContent);
  const words = data.words;
  const key = ["quire", data.system, data.id || data.name, data.revision].join(":");
  const make = (name, text) => { const made = document.createElement(name); made.textContent = text || ""; return made; };

  // Tracks: what is left of each, kept in the browser where it allows that.
  let left = data.tracks.map(track => track.now);
  let isKept = true;
  const past = [];
  try {
    const stored = JSON.parse(localStorage.getItem(key) || "null");
    if (Array.isArray(stored) && stored.length === left.length && stored.every(Number.isInteger)) left = stored;
    localStorage.setItem(key, JSON.stringify(left));
  } catch { isKept = false; }

  const lowest = track => Math.min(0, track.now);
  const highest = track => {
    const back = track.losses.reduce((sum, loss) => sum + Math.max(0, loss[1]), 0);
    return Math.max(track.now, track.regained.length ? track.most : Math.min(track.most, track.now + back));
  };

  function edits(number) {
    const track = data.tracks[number];
    let back = left[number] - track.now;
    if (!back) return [];
    if (back < 0) return [[track.losses[0][0], track.losses[0][1], track.losses[0][1] - back]];
    if (track.now <= 0) back += Math.max(0, track.losses.reduce((sum, loss) => sum + loss[1], 0) - track.most);
    const found = [];
    for (const [address, lost] of track.losses) {
      const part = Math.min(Math.max(0, lost), back);
      if (part) found.push([address, lost, lost - part]);
      back -= part;
    }
    if (back && track.regained.length) found.push([track.regained[0][0], track.regained[0][1], track.regained[0][1] + back]);
    return found;
  }

  function show() {
    all("[data-track]").forEach(row => {
      const number = Number(row.dataset.track), track = data.tracks[number], now = left[number];
      one(".now", row).textContent = now;
      const slider = one(".track", row);
      slider.setAttribute("aria-valuenow", now);
      const count = Math.min(track.most, data.segments);
      if (slider.children.length !== count || one(".of", slider)) {
        slider.textContent = "";
        for (let n = 0; n < count; n++) slider.append(make("i"));
      }
      [...slider.children].forEach((segment, n) => segment.classList.toggle("full", (n + 1) * track.most <= now * count));
      const [less, more] = all(".step", row);
      less.disabled = now <= lowest(track);
      more.disabled = now >= highest(track);
    });
    const list = one("#changes");
    list.textContent = "";
    data.tracks.forEach((track, number) => {
      if (left[number] !== track.now) list.append(make("li", `${track.label}: ${track.now} → ${left[number]}`));
    });
    one("#state").textContent = (list.children.length ? words.changed + " " : "") + (isKept ? words.kept : words.lost);
    one("#send").disabled = !list.children.length;
    one("#undo").disabled = !past.length;
    try { localStorage.setItem(key, JSON.stringify(left)); } catch { isKept = false; }
  }

  function set(number, wanted) {
    const track = data.tracks[number];
    const value = Math.max(lowest(track), Math.min(highest(track), wanted));
    if (!Number.isInteger(value) || value === left[number]) return;
    past.push([number, left[number]]);
    left[number] = value;
    show();
  }

  all("[data-track]").forEach(row => {
    const number = Number(row.dataset.track), slider = one(".track", row);
    all(".step", row).forEach(button => button.addEventListener("click", () => set(number, left[number] + Number(button.dataset.step))));
    slider.addEventListener("click", event => {
      const at = [...slider.children].indexOf(event.target);
      if (at < 0) return;
      const most = data.tracks[number].most, value = Math.round((at + 1) * most / slider.children.length);
      set(number, value === left[number] ? Math.round(at * most / slider.children.length) : value);
    });
    slider.addEventListener("keydown", event => {
      const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
      if (by) { event.preventDefault(); set(number, left[number] + by); }
    });
    let timer = 0;
    slider.addEventListener("pointerdown", () => {
      timer = setTimeout(() => {
        const typed = prompt(`${data.tracks[number].label}. ${words.type}`, left[number]);
        if (typed !== null && /^\s*-?\d{1,6}\s*$/.test(typed)) set(number, Number(typed));
      }, 700);
    });
    ["pointerup", "pointercancel", "pointerleave"].forEach(name => slider.addEventListener(name, () => clearTimeout(timer)));
  });

  one("#undo").addEventListener("click", () => {
    const last = past.pop();
    if (last) { left[last[0]] = last[1]; show(); }
  });

  one("#send").addEventListener("click", () => {
    const changes = data.tracks.flatMap((track, number) => edits(number).map(
      ([address, was, now]) => ({ address, label: track.label, was, now })));
    const file = { format: data.format, version: data.version, id: data.id, revision: data.revision, system: data.system, name: data.name, changes };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2) + "\n"], { type: "application/json" }));
    link.download = (data.name.replace(/[^\p{L}\p{N}]+/gu, "_").slice(0, 40) || "sheet") + "-changes.json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  });

  // Checks: real dice of the browser, shown in place of the second line for ten seconds.
  function face(sides) {
    const most = Math.floor(4294967296 / sides) * sides, drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn); while (drawn[0] >= most);
    return drawn[0] % sides + 1;
  }
  all("[data-dice]").forEach(button => button.addEventListener("click", () => {
    const faces = JSON.parse(button.dataset.dice).map(face);
    const target = one(".target", button.closest(".check"));
    const sum = faces.reduce((total, each) => total + each, 0);
    target.textContent = `${words.rolled} ${faces.join(" + ")}${faces.length > 1 ? " = " + sum : ""} · ${target.dataset.target}`;
    target.classList.add("rolled");
    clearTimeout(target.timer);
    target.timer = setTimeout(() => { target.textContent = target.dataset.target; target.classList.remove("rolled"); }, 10000);
  }));

  // Why: a panel from below; the page above stays usable.
  const panel = one("#why");
  const feeds = {};
  Object.entries(data.why).forEach(([address, reason]) => reason[4].forEach(part => (feeds[part] = feeds[part] || []).push(address)));
  function branch(addresses, depth) {
    const list = make("ul");
    addresses.filter(address => data.why[address]).forEach(address => {
      const item = make("li"), line = make("div");
      line.append(make("span", data.why[address][0]), make("b", data.why[address][1]));
      item.append(line);
      if (depth > 1 && data.why[address][4].length) item.append(branch(data.why[address][4], depth - 1));
      list.append(item);
    });
    return list;
  }
  function close() {
    panel.hidden = true;
    all("[aria-pressed=true]").forEach(each => each.removeAttribute("aria-pressed"));
  }
  function explain(address) {
    const reason = data.why[address];
    close();
    one("#why-name").textContent = reason[0];
    one("#why-value").textContent = reason[1];
    one("#why-formula").textContent = reason[2];
    const parts = branch(reason[4], 2);
    parts.id = "why-parts";
    one("#why-parts").replaceWith(parts);
    one("#why-cite").textContent = reason[3];
    const used = (feeds[address] || []).slice(0, 3).map(each => `${data.why[each][0]} ${data.why[each][1]}`);
    one("#why-feeds").textContent = used.length ? `${words.feeds} ${used.join(", ")}` : "";
    panel.classList.remove("tall");
    panel.hidden = false;
    panel.scrollTop = 0;
    all("[data-why]").filter(each => each.dataset.why === address).forEach(each => each.setAttribute("aria-pressed", "true"));
  }
  document.addEventListener("click", event => {
    const number = event.target.closest("[data-why]");
    if (number) explain(number.dataset.why);
  });
  one("#why-close").addEventListener("click", close);
  document.addEventListener("keydown", event => { if (event.key === "Escape") close(); });
  let from = 0;
  panel.addEventListener("touchstart", event => { from = event.touches[0].clientY; }, { passive: true });
  panel.addEventListener("touchend", event => {
    const by = event.changedTouches[0].clientY - from;
    if (by > 60 && panel.scrollTop === 0) close();
    else if (by < -60) panel.classList.add("tall");
  }, { passive: true });

  // Search: rows without the words are hidden, and sections without rows.
  one("#search").addEventListener("input", event => {
    const wanted = event.target.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    all("section").forEach(section => {
      const rows = all(".find", section), title = one("h2", section).textContent.toLocaleLowerCase();
      let here = 0;
      rows.forEach(row => {
        const text = title + " " + row.textContent.toLocaleLowerCase();
        row.hidden = !wanted.every(word => text.includes(word));
        here += !row.hidden;
      });
      section.hidden = Boolean(wanted.length) && !here;
      count += here;
    });
    one("#nothing").hidden = !wanted.length || count > 0;
  });

  document.documentElement.classList.add("scripted");
  show();
})();
