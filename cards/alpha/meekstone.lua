return artifact "Meekstone" {
  cost = "{1}",
  text = [[Creatures with power 3 or more do not untap during their controllers' untap phases.]],
  does_not_untap { affects = creatures:power(3) },
}
