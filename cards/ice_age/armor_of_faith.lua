return enchant_creature "Armor of Faith" {
  cost = "{W}",
  text = [[
    Enchanted creature gets +1/+1.
    {W}: Enchanted creature gets +0/+1 until end of turn.
  ]],
  continuous { affects = enchanted, plus = "+1/+1" },
  activated { cost = "{W}", until_end_of_turn(enchanted, { plus = "+0/+1" }) },
}
