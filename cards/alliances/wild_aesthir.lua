return summon "Aesthir" "Wild Aesthir" {
  cost = "{2}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    First strike
    {W}{W}: Wild Aesthir gets +2/+0 until end of turn. Use this ability only once each turn for each player.
  ]],
  differs = { "types", "effect" },
  flying,
  first_strike,
  activated {
    cost = "{W}{W}",
    only_if = compare(uses_this_turn_by(you), "at most", 0),
    until_end_of_turn(self, { plus = "+2/+0" }),
  },
}
