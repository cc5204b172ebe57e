return artifact "Onyx Talisman" {
  cost = "{2}",
  text = [[{3}: Untap target permanent. Use this ability only when a player successfully casts a black spell.]],
  differs = { "effect" },
  successfully_cast {
    what = spells:that_are "black",
    target = permanent,
    cost = "{3}",
    untap(target),
  },
}
