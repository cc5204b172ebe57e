return summon "Hag" "Scarwood Hag" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[
    {G}{G}{G}{G}, {T}: Target creature gains forestwalk until end of turn.
    {T}: Target creature loses forestwalk until end of turn.
  ]],
  activated {
    cost = "{G}{G}{G}{G}, {T}",
    target = creature,
    until_end_of_turn(target, { gains = landwalk "forest" }),
  },
  activated { cost = "{T}", target = creature, until_end_of_turn(target, { loses = landwalk "forest" }) },
}
