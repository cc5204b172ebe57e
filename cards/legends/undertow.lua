return enchantment "Undertow" {
  cost = "{2}{U}",
  text = [[Creatures with islandwalk can be blocked as though they did not have islandwalk.]],
  blocked_as_without { keyword = "landwalk", of = "island", affects = creatures:with("landwalk", "island") },
}
