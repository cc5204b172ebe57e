return summon "Noble" "Faerie Noble" {
  cost = "{2}{G}", power = 1, toughness = 2,
  text = [[
    Flying
    All Faeries you control get +0/+1.
    {T}: All Faeries you control get +1/+0 until end of turn.
  ]],
  differs = { "types", "affected" },
  flying,
  continuous { affects = creatures:of_type "faerie":controlled_by(you), plus = "+0/+1" },
  activated {
    cost = "{T}",
    until_end_of_turn(creatures:of_type "faerie":controlled_by(you), { plus = "+1/+0" }),
  },
}
