return summon "Merfolk" "Svyelunite Priest" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{U}{U}, {T}: Target creature cannot be the target of spells or effects this turn. Use this ability only during your upkeep.]],
  differs = { "types" },
  activated {
    cost = "{U}{U}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    target = creature,
    this_turn(cannot_be_targeted { affects = target }),
  },
}
