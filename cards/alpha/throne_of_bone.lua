return artifact "Throne of Bone" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when a player successfully casts a black spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "black", cost = "{1}", gain_life(1) },
}
