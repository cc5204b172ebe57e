return artifact "Iron Star" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when a player successfully casts a red spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "red", cost = "{1}", gain_life(1) },
}
