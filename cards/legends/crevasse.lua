return enchantment "Crevasse" {
  cost = "{2}{R}",
  text = [[Creatures with mountainwalk can be blocked as though they did not have mountainwalk.]],
  blocked_as_without {
    keyword = "landwalk",
    of = "mountain",
    affects = creatures:with("landwalk", "mountain"),
  },
}
