return instant "Reverse Polarity" {
  cost = "{W}{W}",
  text = [[You gain X life, where X is twice the damage dealt to you this turn by all artifacts.]],
  gain_life(product(2, damage_taken(you, artifacts))),
}
