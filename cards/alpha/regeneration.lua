return enchant_creature "Regeneration" {
  cost = "{1}{G}",
  text = [[{G}: Regenerate enchanted creature.]],
  activated { cost = "{G}", regenerate(enchanted) },
}
