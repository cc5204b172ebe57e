return summon "Wizard" "Balduvian Conjurer" {
  cost = "{1}{U}", power = 0, toughness = 2,
  text = [[{T}: Target snow-covered land becomes a 2/2 creature that is still a land until end of turn.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    target = land:that_are "snow-covered",
    until_end_of_turn(target, { is_also = "creature", power = 2, toughness = 2 }),
  },
}
