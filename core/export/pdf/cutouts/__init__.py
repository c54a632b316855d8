"""Cards and tents to cut out: their sizes and places on the page, their faces, and pages of them."""
