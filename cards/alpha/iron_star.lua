return artifact "Iron Star" {
  cost = "{1}",
  text = [[Whenever a player successfully casts a red spell, you may pay {1}. If you do, gain 1 life.]],
  successfully_cast { what = spells:that_are "red", may { pay = "{1}", gain_life(1) } },
}
