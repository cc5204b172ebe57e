return artifact "Urza's Chalice" {
  cost = "{1}",
  text = [[{1}: Gain 1 life. Use this ability only when a player successfully casts an artifact spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "artifact", cost = "{1}", gain_life(1) },
}
