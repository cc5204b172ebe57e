return enchant_creature "Thrull Retainer" {
  cost = "{B}",
  text = [[
    Enchanted creature gets +1/+1.
    Sacrifice Thrull Retainer: Regenerate enchanted creature.
  ]],
  continuous { affects = enchanted, plus = "+1/+1" },
  activated { cost = sacrifice(self), regenerate(enchanted) },
}
