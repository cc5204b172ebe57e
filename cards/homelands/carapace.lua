return enchant_creature "Carapace" {
  cost = "{G}",
  text = [[
    Enchanted creature gets +0/+2.
    Sacrifice Carapace: Regenerate enchanted creature.
  ]],
  continuous { affects = enchanted, plus = "+0/+2" },
  activated { cost = sacrifice(self), regenerate(enchanted) },
}
