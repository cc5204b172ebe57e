return artifact "Staff of the Ages" {
  cost = "{3}",
  text = [[Creatures with landwalk abilities can be blocked as though they did not have landwalk abilities.]],
  blocked_as_without { keyword = "landwalk", affects = creatures:with "landwalk" },
}
