return enchant_creature "Stonehands" {
  cost = "{2}{R}",
  text = [[
    Enchanted creature gets +0/+2.
    {R}: Enchanted creature gets +1/+0 until end of turn.
  ]],
  continuous { affects = enchanted, plus = "+0/+2" },
  activated { cost = "{R}", until_end_of_turn(enchanted, { plus = "+1/+0" }) },
}
