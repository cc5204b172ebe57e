return enchantment "Illusions of Grandeur" {
  cost = "{3}{U}",
  text = [[
    Cumulative upkeep {2}
    When Illusions of Grandeur comes into play, gain 20 life.
    When Illusions of Grandeur leaves play, lose 20 life.
  ]],
  cumulative_upkeep("{2}"),
  comes_into_play { what = self, gain_life(20) },
  leaves_play { what = self, lose_life(20) },
}
