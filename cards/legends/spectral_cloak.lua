return enchant_creature "Spectral Cloak" {
  cost = "{U}{U}",
  text = [[As long as enchanted creature is untapped, enchanted creature gains "This card cannot be the target of spells or effects."]],
  continuous { affects = enchanted:untapped(), gains = cannot_be_targeted {} },
}
