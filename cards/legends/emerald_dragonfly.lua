return summon "Dragonfly" "Emerald Dragonfly" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[
    Flying
    {G}{G}: Emerald Dragonfly gains first strike until end of turn.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{G}{G}", until_end_of_turn(self, { gains = first_strike }) },
}
