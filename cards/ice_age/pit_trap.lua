return artifact "Pit Trap" {
  cost = "{2}",
  text = [[{2}, {T}, sacrifice Pit Trap: Bury target attacking creature your opponent controls without flying.]],
  differs = { "affected" },
  activated {
    cost = { "{2}, {T}", sacrifice(self) },
    target = creature:attacking():controlled_by(opponent):without "flying",
    bury(target),
  },
}
