return summon "Pixie Queen" "Pixie Queen" {
  cost = "{2}{G}{G}", power = 1, toughness = 1,
  text = [[
    Flying
    {G}{G}{G}, {T}: Target creature gains flying until end of turn.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{G}{G}{G}, {T}", target = creature, until_end_of_turn(target, { gains = flying }) },
}
