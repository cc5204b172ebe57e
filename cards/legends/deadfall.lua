return enchantment "Deadfall" {
  cost = "{2}{G}",
  text = [[Creatures with forestwalk can be blocked as though they did not have forestwalk.]],
  blocked_as_without { keyword = "landwalk", of = "forest", affects = creatures:with("landwalk", "forest") },
}
