return summon "Sorceress" "Sorceress Queen" {
  cost = "{1}{B}{B}", power = 1, toughness = 1,
  text = [[{T}: Target creature other than Sorceress Queen becomes 0/2 until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = creature:other(),
    until_end_of_turn(target, { power = 0, toughness = 2 }),
  },
}
