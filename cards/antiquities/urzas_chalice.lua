return artifact "Urza's Chalice" {
  cost = "{1}",
  text = [[Whenever a player successfully casts an artifact spell, you may pay {1}. If you do, gain 1 life.]],
  successfully_cast { what = spells:that_are "artifact", may { pay = "{1}", gain_life(1) } },
}
