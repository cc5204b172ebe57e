return enchantment "Great Wall" {
  cost = "{2}{W}",
  text = [[Creatures with plainswalk can be blocked as though they did not have plainswalk.]],
  blocked_as_without { keyword = "landwalk", of = "plains", affects = creatures:with("landwalk", "plains") },
}
