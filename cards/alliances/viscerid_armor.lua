return enchant_creature "Viscerid Armor" {
  cost = "{1}{U}",
  text = [[
    Enchanted creature gets +1/+1.
    {1}{U}: Return Viscerid Armor to your hand.
  ]],
  continuous { affects = enchanted, plus = "+1/+1" },
  activated { cost = "{1}{U}", return_to_hand(self) },
}
