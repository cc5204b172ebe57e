return summon "Faerie" "Faerie Noble" {
  cost = "{2}{G}", power = 1, toughness = 2,
  text = [[
    Flying
    All other Faeries you control get +0/+1.
    {T}: All other Faeries you control get +1/+0 until end of turn.
  ]],
  flying,
  continuous { affects = creatures:of_type "faerie":controlled_by(you):other(), plus = "+0/+1" },
  activated {
    cost = "{T}",
    until_end_of_turn(creatures:of_type "faerie":controlled_by(you):other(), { plus = "+1/+0" }),
  },
}
