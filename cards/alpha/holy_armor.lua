return enchant_creature "Holy Armor" {
  cost = "{W}",
  text = [[
    Enchanted creature gets +0/+2.
    {W}: Enchanted creature gets +0/+1 until end of turn.
  ]],
  continuous { affects = enchanted, plus = "+0/+2" },
  activated { cost = "{W}", until_end_of_turn(enchanted, { plus = "+0/+1" }) },
}
