return summon "Eel" "Electric Eel" {
  cost = "{U}", power = 1, toughness = 1,
  text = [[
    When Electric Eel comes into play, it deals 1 damage to you.
    {R}{R}: Electric Eel gets +2/+0 until end of turn. It deals 1 damage to you.
  ]],
  differs = { "types" },
  comes_into_play { what = self, deal(1, you) },
  activated { cost = "{R}{R}", until_end_of_turn(self, { plus = "+2/+0" }), deal(1, you) },
}
