return artifact "Malachite Talisman" {
  cost = "{2}",
  text = [[{3}: Untap target permanent. Use this ability only when a player successfully casts a green spell.]],
  differs = { "effect" },
  successfully_cast {
    what = spells:that_are "green",
    target = permanent,
    cost = "{3}",
    untap(target),
  },
}
