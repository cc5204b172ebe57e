return artifact "Ivory Cup" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when a player successfully casts a white spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "white", cost = "{1}", gain_life(1) },
}
