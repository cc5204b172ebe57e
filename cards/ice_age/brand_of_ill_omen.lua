return enchant_creature "Brand of Ill Omen" {
  cost = "{3}{R}",
  text = [[
    Cumulative upkeep {R}
    Enchanted creature's controller cannot cast nonartifact creature spells.
  ]],
  differs = { "affected" },
  cumulative_upkeep("{R}"),
  cannot_play { cards = creatures:not_ "artifact", affects = controller_of(enchanted) },
}
