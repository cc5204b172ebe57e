return enchantment "Quagmire" {
  cost = "{2}{B}",
  text = [[Creatures with swampwalk can be blocked as though they did not have swampwalk.]],
  blocked_as_without { keyword = "landwalk", of = "swamp", affects = creatures:with("landwalk", "swamp") },
}
