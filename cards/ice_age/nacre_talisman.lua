return artifact "Nacre Talisman" {
  cost = "{2}",
  text = [[{3}: Untap target permanent. Use this ability only when a player successfully casts a white spell.]],
  differs = { "effect" },
  successfully_cast {
    what = spells:that_are "white",
    target = permanent,
    cost = "{3}",
    untap(target),
  },
}
