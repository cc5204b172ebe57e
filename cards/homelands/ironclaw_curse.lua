return enchant_creature "Ironclaw Curse" {
  cost = "{R}",
  text = [[
    Enchanted creature gets -0/-1.
    Enchanted creature cannot block creatures with power more than or equal to enchanted creature's toughness.
  ]],
  continuous { affects = enchanted, plus = "+0/-1" },
  cannot_block { attackers = creatures:power(toughness_of(enchanted)), affects = enchanted },
}
