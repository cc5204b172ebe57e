return artifact "Meekstone" {
  cost = "{1}",
  text = [[All creatures with power 3 or more do not untap during their controller's untap phase.]],
  does_not_untap { affects = creatures:power(3) },
}
