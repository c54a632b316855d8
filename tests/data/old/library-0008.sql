-- A library of schema 0008 as it was released; never to be changed.
PRAGMA page_size=1024;
PRAGMA journal_mode=WAL;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
CREATE TABLE campaign (
	serial INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	notes VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (id), 
	UNIQUE (name)
);
CREATE TABLE portrait (
	serial INTEGER NOT NULL, 
	digest VARCHAR NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (digest)
);
CREATE TABLE tag (
	serial INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (name)
);
CREATE TABLE character_tag (
	character INTEGER NOT NULL, 
	tag INTEGER NOT NULL, 
	PRIMARY KEY (character, tag), 
	FOREIGN KEY(character) REFERENCES character (serial) ON DELETE CASCADE, 
	FOREIGN KEY(tag) REFERENCES tag (serial) ON DELETE CASCADE
)
 WITHOUT ROWID;
CREATE TABLE revision (
	character INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	time INTEGER NOT NULL, 
	label VARCHAR NOT NULL, 
	source VARCHAR NOT NULL, 
	target INTEGER, 
	edit TEXT NOT NULL, 
	inverse TEXT NOT NULL, 
	portrait INTEGER, 
	document TEXT, 
	operation VARCHAR DEFAULT '' NOT NULL, 
	PRIMARY KEY (character, number), 
	FOREIGN KEY(character) REFERENCES character (serial) ON DELETE CASCADE, 
	FOREIGN KEY(portrait) REFERENCES portrait (serial)
)
 WITHOUT ROWID;
CREATE TABLE roll (
	serial INTEGER NOT NULL, 
	character INTEGER, 
	time INTEGER NOT NULL, 
	label VARCHAR NOT NULL, 
	dice VARCHAR NOT NULL, 
	faces VARCHAR NOT NULL, 
	total INTEGER NOT NULL, 
	how VARCHAR NOT NULL, 
	PRIMARY KEY (serial), 
	FOREIGN KEY(character) REFERENCES character (serial) ON DELETE SET NULL
);
CREATE TABLE draft (
	serial INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	procedure VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	version VARCHAR NOT NULL, 
	characters VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	transcript TEXT NOT NULL, state TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (id)
);
CREATE VIRTUAL TABLE words USING fts5(text, content='', detail=none, columnsize=0, tokenize='ascii');
CREATE TABLE draft_answer (
	draft INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (draft, place), 
	FOREIGN KEY(draft) REFERENCES draft (serial) ON DELETE CASCADE
)
 WITHOUT ROWID

;
CREATE TABLE setting (
	serial INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	document TEXT NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (system, hash)
);
CREATE TABLE "character" (
	serial INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	sort_name VARCHAR NOT NULL, 
	player VARCHAR NOT NULL, 
	sort_player VARCHAR NOT NULL, 
	campaign INTEGER, 
	tags VARCHAR NOT NULL, 
	line VARCHAR NOT NULL, 
	version VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	world VARCHAR NOT NULL, 
	sort_line VARCHAR NOT NULL, 
	sort_tags VARCHAR NOT NULL, 
	violations INTEGER, 
	origin VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	changed INTEGER NOT NULL, 
	trashed INTEGER, 
	revision INTEGER NOT NULL, 
	write INTEGER NOT NULL, 
	portrait INTEGER, 
	document TEXT NOT NULL, 
	PRIMARY KEY (serial), 
	UNIQUE (id), 
	FOREIGN KEY(campaign) REFERENCES campaign (serial), 
	FOREIGN KEY(portrait) REFERENCES portrait (serial)
);
CREATE INDEX character_tag_by_tag ON character_tag (tag, character);
CREATE INDEX roll_by_character ON roll (character, serial);
CREATE INDEX setting_by_id ON setting (system, id, serial);
CREATE INDEX character_by_name ON character (sort_name, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_player ON character (sort_player, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_system ON character (system, sort_name, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_campaign ON character (campaign, sort_name, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_change ON character (changed, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_line ON character (system, sort_line, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_tags ON character (sort_tags, serial) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign';
CREATE INDEX character_by_world ON character (system, world) WHERE trashed IS NULL AND kind IS NOT 'world' AND kind IS NOT 'campaign' AND world <> '';
CREATE INDEX world_by_name ON character (sort_name, serial) WHERE trashed IS NULL AND kind = 'world';
CREATE INDEX campaign_by_name ON character (sort_name, serial) WHERE trashed IS NULL AND kind = 'campaign';
CREATE INDEX character_in_trash ON character (trashed, serial) WHERE trashed IS NOT NULL;
CREATE TABLE printed_sheet (
	character INTEGER NOT NULL, 
	time INTEGER NOT NULL, 
	pages TEXT NOT NULL, 
	PRIMARY KEY (character), 
	FOREIGN KEY(character) REFERENCES character (serial) ON DELETE CASCADE
);
INSERT INTO alembic_version VALUES ('0008');
INSERT INTO campaign VALUES (1, 'camp2345', 'Saltmere', '', 1767225600000);
INSERT INTO campaign VALUES (2, 'empt2345', 'No one yet', '', 1767225600000);
INSERT INTO tag VALUES (1, 'hero');
INSERT INTO tag VALUES (2, 'sea');
INSERT INTO character_tag VALUES (1, 1);
INSERT INTO character_tag VALUES (1, 2);
INSERT INTO revision VALUES (1, 0, 1767225600000, '', 'new', NULL, '', '', NULL, '{"campaign":"Saltmere","data":{"base":{"hlth":10},"unknown":{"kept":1.5},"weapons":[{"name":"Bow","uid":"kk22"}]},"format":"quire-character","house_rules":{},"name":"Anna Drake","notes":"Looks for her brother.","options":{},"player":"Berta","system":"sord","tags":["hero","sea"],"version":1}', '');
INSERT INTO revision VALUES (1, 1, 1767225600001, 'Health 10 to 12', 'typed', NULL, '{"address":"base.hlth","edit":"set_value","value":12}', '{"address":"base.hlth","edit":"set_value","value":10}', NULL, NULL, '');
INSERT INTO draft VALUES (1, 'fght2345', 'tiny', 'splashing', 'Left against right', '1', '[]', 1767225600000, 1767225600002, '{"format":"quire-fight","most_rounds":1000,"options":{},"participants":[{"control":"player","document":{"campaign":"","data":{"bags":[{"name":"sack","owner":"nobody","skill":"knots","things":[{"count":2,"name":"anchor","uid":"th1"},{"name":"rope","uid":"th2"}],"uid":"bg1","weight_lb":12.5},{"name":"chest","share":{"eye":-1},"uid":"bg2","weight_lb":100}],"base":{"arm":7,"eye":11,"wit":3},"boat":{"benches":[{"seats":3},{}],"bonus":{"arm":2},"colour":"red","name":"Gull","weight_lb":140},"crafts":{"row":{"level":3}},"damage":{"eye":1},"fare":2.25,"height_in":null,"skills":[{"ability":"wit","level":2,"name":"Knots","uid":"sk1"},{"name":"Songs","uid":"sk2"}],"unknown":{"kept":[1,2.5]}},"format":"quire-character","house_rules":{},"name":"Ann","notes":"","options":{},"player":"","system":"tiny","version":1},"id":"id0","name":"Ann","side":"left"},{"control":"gm","document":{"campaign":"","data":{"bags":[{"name":"sack","owner":"nobody","skill":"knots","things":[{"count":2,"name":"anchor","uid":"th1"},{"name":"rope","uid":"th2"}],"uid":"bg1","weight_lb":12.5},{"name":"chest","share":{"eye":-1},"uid":"bg2","weight_lb":100}],"base":{"arm":7,"eye":11,"wit":3},"boat":{"benches":[{"seats":3},{}],"bonus":{"arm":2},"colour":"red","name":"Gull","weight_lb":140},"crafts":{"row":{"level":3}},"damage":{"eye":1},"fare":2.25,"height_in":null,"skills":[{"ability":"wit","level":2,"name":"Knots","uid":"sk1"},{"name":"Songs","uid":"sk2"}],"unknown":{"kept":[1,2.5]}},"format":"quire-character","house_rules":{},"name":"Bo","notes":"","options":{},"player":"","system":"tiny","version":1},"id":"id1","name":"Bo","side":"left"},{"control":"player","document":{"campaign":"","data":{"bags":[{"name":"sack","owner":"nobody","skill":"knots","things":[{"count":2,"name":"anchor","uid":"th1"},{"name":"rope","uid":"th2"}],"uid":"bg1","weight_lb":12.5},{"name":"chest","share":{"eye":-1},"uid":"bg2","weight_lb":100}],"base":{"arm":7,"eye":11,"wit":3},"boat":{"benches":[{"seats":3},{}],"bonus":{"arm":2},"colour":"red","name":"Gull","weight_lb":140},"crafts":{"row":{"level":3}},"damage":{"eye":1},"fare":2.25,"height_in":null,"skills":[{"ability":"wit","level":2,"name":"Knots","uid":"sk1"},{"name":"Songs","uid":"sk2"}],"unknown":{"kept":[1,2.5]}},"format":"quire-character","house_rules":{},"name":"Cy","notes":"","options":{},"player":"","system":"tiny","version":1},"id":"id2","name":"Cy","side":"right"},{"control":"player","document":{"campaign":"","data":{"bags":[{"name":"sack","owner":"nobody","skill":"knots","things":[{"count":2,"name":"anchor","uid":"th1"},{"name":"rope","uid":"th2"}],"uid":"bg1","weight_lb":12.5},{"name":"chest","share":{"eye":-1},"uid":"bg2","weight_lb":100}],"base":{"arm":7,"eye":11,"wit":3},"boat":{"benches":[{"seats":3},{}],"bonus":{"arm":2},"colour":"red","name":"Gull","weight_lb":140},"crafts":{"row":{"level":3}},"damage":{"eye":1},"fare":2.25,"height_in":null,"skills":[{"ability":"wit","level":2,"name":"Knots","uid":"sk1"},{"name":"Songs","uid":"sk2"}],"unknown":{"kept":[1,2.5]}},"format":"quire-character","house_rules":{},"name":"Di","notes":"","options":{},"player":"","system":"tiny","version":1},"id":"id3","name":"Di","side":"right"}],"version":1}', '{"asks":{"controls":["gm","opponent","player"],"game_master":false,"game_master_rolls":false,"rolls":[]},"transcript":{"data_version":"3","draws":{"1/foe~2":1,"1/foe~3":1,"1/foe~4":1,"1/wet":1,"1/wet~2":1,"1/wet~3":1,"1/wet~4":1,"1/wind":1,"2/wind":1},"format":"quire-transcript","keeping":false,"later":[{"answer":["0"],"how":"auto","key":"1/foe~4"}],"procedure":"conflict","seed":"7","setting":"","system":"tiny","version":1}}');
INSERT INTO draft VALUES (2, 'made2345', 'sord', 'creation', 'Half made', '1', '[]', 1767225600000, 1767225600001, '{"answers":[{"answer":["x"],"how":"typed","key":"culture"}]}', '');
INSERT INTO draft_answer VALUES (1, 0, '{"answer":0,"how":"auto","key":"1/wind"}');
INSERT INTO draft_answer VALUES (1, 1, '{"answer":["2"],"how":"chosen","key":"1/foe"}');
INSERT INTO draft_answer VALUES (1, 2, '{"answer":[[5]],"asked":["1d6"],"how":"rolled","key":"1/wet"}');
INSERT INTO draft_answer VALUES (1, 3, '{"answer":["2"],"how":"auto","key":"1/foe~2"}');
INSERT INTO draft_answer VALUES (1, 4, '{"answer":[[2]],"asked":["1d6"],"how":"rolled","key":"1/wet~2"}');
INSERT INTO draft_answer VALUES (1, 5, '{"answer":["0"],"how":"auto","key":"1/foe~3"}');
INSERT INTO draft_answer VALUES (1, 6, '{"answer":[[1]],"asked":["1d6"],"how":"rolled","key":"1/wet~3"}');
INSERT INTO setting VALUES (1, 'harbor', 'sord', 'The Harbor', 'c66d12e833ce1e21e34738a7cb4af123aad6e4102bd621c139c3b13f29bd5b4c', 1767225600000, '{"about":"Two boats.","format":"quire-setting","id":"harbor","items":[{"id":"net","name":"Net"}],"name":"The Harbor","system":"sord","version":1}');
INSERT INTO character VALUES (1, 'anna2345', 'sord', 'Anna Drake', 'anna drake', 'Berta', 'berta', 1, '["hero", "sea"]', 'Level 1', '1', 'character', '', 'level 000001', 'hero sea', NULL, 'new', 1767225600000, 1767225600001, NULL, 1, 1, NULL, '{"campaign":"Saltmere","data":{"base":{"hlth":12},"unknown":{"kept":1.5},"weapons":[{"name":"Bow","uid":"kk22"}]},"format":"quire-character","house_rules":{},"name":"Anna Drake","notes":"Looks for her brother.","options":{},"player":"Berta","system":"sord","tags":["hero","sea"],"version":1}');
INSERT INTO character VALUES (2, 'brta2345', 'sord', 'Berta Élan', 'berta elan', 'Berta', 'berta', NULL, '', 'Level 1', '1', 'character', 'harbor', 'level 000001', '􏿿', NULL, 'new', 1767225600000, 1767225600000, NULL, 0, 0, NULL, '{"campaign":"","data":{"base":{"hlth":3}},"format":"quire-character","house_rules":{},"name":"Berta Élan","notes":"","options":{},"player":"Berta","setting":{"hash":"c66d12e833ce1e21e34738a7cb4af123aad6e4102bd621c139c3b13f29bd5b4c","id":"harbor","name":"The Harbor"},"system":"sord","version":1}');
INSERT INTO character VALUES (3, 'camp2345', 'sord:campaign', 'Saltmere', 'saltmere', '', '', NULL, '', '', '', 'campaign', '', '', '􏿿', NULL, 'new', 1767225600000, 1767225600000, NULL, 0, 0, NULL, '{"campaign":"","data":{},"format":"quire-character","house_rules":{},"name":"Saltmere","notes":"Fog on the docks.","options":{},"player":"","system":"sord:campaign","version":1}');
INSERT INTO character VALUES (4, 'empt2345', 'campaign', 'No one yet', 'no one yet', '', '', NULL, '', '', '', 'campaign', '', '', '􏿿', NULL, 'new', 1767225600000, 1767225600000, NULL, 0, 0, NULL, '{"campaign":"","data":{},"format":"quire-character","house_rules":{},"name":"No one yet","notes":"","options":{},"player":"","system":"campaign","version":1}');
INSERT INTO character VALUES (5, 'qsv72f8q', 'sord:world', 'The Harbor', 'the harbor', '', '', NULL, '', '1', '', 'world', 'harbor', '000001', '􏿿', NULL, 'new', 1767225600000, 1767225600000, NULL, 0, 0, NULL, '{"campaign":"","data":{"about":"Two boats.","id":"harbor","items":[{"id":"net","name":"Net"}]},"format":"quire-character","house_rules":{},"name":"The Harbor","notes":"","options":{},"player":"","system":"sord:world","version":1}');
INSERT INTO printed_sheet VALUES (1, 1767225600000, '[[["head","Anna Drake"]]]');
INSERT INTO words(rowid, text) VALUES (1, 'anna drake berta saltmere hero sea level 1 looks for her brother  bow');
INSERT INTO words(rowid, text) VALUES (2, 'berta berta level 1 elan');
INSERT INTO words(rowid, text) VALUES (3, 'saltmere  fog on the docks ');
INSERT INTO words(rowid, text) VALUES (4, 'no one yet ');
INSERT INTO words(rowid, text) VALUES (5, 'the harbor 1 net');
PRAGMA application_id=1366649202;
