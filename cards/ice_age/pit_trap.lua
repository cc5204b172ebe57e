return artifact "Pit Trap" {
  cost = "{2}",
  text = [[{2}, {T}, sacrifice Pit Trap: Bury target attacking creature without flying.]],
  activated {
    cost = { "{2}, {T}", sacrifice(self) },
    target = creature:attacking():without "flying",
    bury(target),
  },
}
