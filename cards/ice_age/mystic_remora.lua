return enchantment "Mystic Remora" {
  cost = "{U}",
  text = [[
    Cumulative upkeep {1}
    Whenever your opponent successfully casts a noncreature spell, you may draw a card unless that player pays {4}.
  ]],
  cumulative_upkeep("{1}"),
  successfully_cast {
    what = spells:not_ "creature",
    by = opponent,
    unless { by = that_player, pay = "{4}", may { draw(1) } },
  },
}
