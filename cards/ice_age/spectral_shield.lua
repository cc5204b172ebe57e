return enchant_creature "Spectral Shield" {
  cost = "{1}{W}{U}",
  text = [[
    Enchanted creature cannot be the target of spells.
    Enchanted creature gets +0/+2.
  ]],
  cannot_be_targeted { by = spells, affects = enchanted },
  continuous { affects = enchanted, plus = "+0/+2" },
}
