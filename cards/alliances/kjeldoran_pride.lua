return enchant_creature "Kjeldoran Pride" {
  cost = "{1}{W}",
  text = [[
    Enchanted creature gets +1/+2.
    {2}{U}: Attach Kjeldoran Pride to target creature other than enchanted creature.
  ]],
  continuous { affects = enchanted, plus = "+1/+2" },
  activated { cost = "{2}{U}", target = creature:not_among(enchanted), attach(self, target) },
}
