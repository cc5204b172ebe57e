return artifact "Hematite Talisman" {
  cost = "{2}",
  text = [[{3}: Untap target permanent. Use this ability only when a player successfully casts a red spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "red", target = permanent, cost = "{3}", untap(target) },
}
