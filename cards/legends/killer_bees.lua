return summon "Bee" "Killer Bees" {
  cost = "{1}{G}{G}", power = 0, toughness = 1,
  text = [[
    Flying
    {G}: Killer Bees gets +1/+1 until end of turn.
  ]],
  differs = { "types" },
  flying,
  activated { cost = "{G}", until_end_of_turn(self, { plus = "+1/+1" }) },
}
