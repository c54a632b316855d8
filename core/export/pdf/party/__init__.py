"""The Game Master's pages: overview of a party, booklet of a campaign, fight tracker; drawn like sheets."""
