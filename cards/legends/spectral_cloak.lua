return enchant_creature "Spectral Cloak" {
  cost = "{U}{U}",
  text = [[As long as enchanted creature is untapped, it cannot be the target of spells or effects.]],
  cannot_be_targeted { affects = enchanted, only_if = is(enchanted, permanents:untapped()) },
}
