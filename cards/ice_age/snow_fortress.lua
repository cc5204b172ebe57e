return artifact_creature "Wall" "Snow Fortress" {
  cost = "{5}", power = 0, toughness = 4,
  text = [[
    {1}: Snow Fortress gets +1/+0 until end of turn.
    {1}: Snow Fortress gets +0/+1 until end of turn.
    {3}: Snow Fortress deals 1 damage to target attacking creature your opponent controls without flying.
  ]],
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+1/+0" }) },
  activated { cost = "{1}", until_end_of_turn(self, { plus = "+0/+1" }) },
  activated {
    cost = "{3}",
    target = creature:attacking():controlled_by(opponent):without "flying",
    deal(1, target),
  },
}
