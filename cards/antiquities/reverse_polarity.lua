return instant "Reverse Polarity" {
  cost = "{W}{W}",
  text = [[Gain life equal to twice the damage dealt to you this turn by all artifacts.]],
  gain_life(product(2, damage_taken(you, artifacts))),
}
