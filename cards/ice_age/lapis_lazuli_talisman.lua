return artifact "Lapis Lazuli Talisman" {
  cost = "{2}",
  text = [[{3}: Untap target permanent. Use this ability only when a player successfully casts a blue spell.]],
  differs = { "effect" },
  successfully_cast { what = spells:that_are "blue", target = permanent, cost = "{3}", untap(target) },
}
