return summon "Ghoul" "Khabál Ghoul" {
  cost = "{2}{B}", power = 1, toughness = 1,
  text = [[At the end of any turn, put a +1/+1 counter on Khabál Ghoul for each creature that died during the turn.]],
  differs = { "types", "effect" },
  at_end_of_turn { put_counters("+1/+1", count(perished:that_are "creature"), self) },
}
