return summon "Drake" "Fire Drake" {
  cost = "{1}{R}{R}", power = 1, toughness = 2,
  text = [[
    Flying
    {R}: Fire Drake gets +1/+0 until end of turn. Use this ability only once each turn for each player.
  ]],
  differs = { "effect" },
  flying,
  activated {
    cost = "{R}",
    only_if = compare(uses_this_turn_by(you), "at most", 0),
    until_end_of_turn(self, { plus = "+1/+0" }),
  },
}
