return enchant_creature "Brand of Ill Omen" {
  cost = "{3}{R}",
  text = [[
    Cumulative upkeep {R}
    Enchanted creature's controller cannot cast creature spells.
  ]],
  cumulative_upkeep("{R}"),
  cannot_play { cards = creatures, affects = controller_of(enchanted) },
}
