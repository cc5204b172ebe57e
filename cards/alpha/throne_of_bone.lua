return artifact "Throne of Bone" {
  cost = "{1}",
  text = [[Whenever a player successfully casts a black spell, you may pay {1}. If you do, gain 1 life.]],
  successfully_cast { what = spells:that_are "black", may { pay = "{1}", gain_life(1) } },
}
