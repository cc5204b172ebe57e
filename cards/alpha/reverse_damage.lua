return instant "Reverse Damage" {
  cost = "{1}{W}{W}",
  text = [[Choose a source that dealt damage to you this turn. Gain life equal to twice the damage dealt to you this turn by it.]],
  differs = { "timing", "effect" },
  search(1, sources:has_damaged(you)),
  gain_life(product(2, damage_taken(you, found))),
}
