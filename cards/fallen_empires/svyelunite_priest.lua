return summon "Merfolk Cleric" "Svyelunite Priest" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{U}{U}, {T}: Target creature gains "This card cannot be the target of spells or effects." until end of turn. Use this ability only during your upkeep.]],
  activated {
    cost = "{U}{U}, {T}",
    only_if = all_of(phase "upkeep", your_turn),
    target = creature,
    until_end_of_turn(target, { gains = cannot_be_targeted {} }),
  },
}
