return artifact "Wooden Sphere" {
  cost = "{1}",
  text = [[Whenever a player successfully casts a green spell, you may pay {1}. If you do, gain 1 life.]],
  successfully_cast { what = spells:that_are "green", may { pay = "{1}", gain_life(1) } },
}
