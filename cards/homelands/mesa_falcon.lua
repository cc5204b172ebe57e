return summon "Falcon" "Mesa Falcon" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[
    Flying
    {1}{W}: Mesa Falcon gets +0/+1 until end of turn.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{1}{W}", until_end_of_turn(self, { plus = "+0/+1" }) },
}
