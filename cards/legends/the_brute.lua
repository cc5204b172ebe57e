return enchant_creature "The Brute" {
  cost = "{1}{R}",
  text = [[
    Enchanted creature gets +1/+0.
    {R}{R}{R}: Regenerate enchanted creature.
  ]],
  continuous { affects = enchanted, plus = "+1/+0" },
  activated { cost = "{R}{R}{R}", regenerate(enchanted) },
}
