return enchantment "Blizzard" {
  cost = "{G}{G}", castable = some(lands:that_are "snow-covered":controlled_by(you)),
  text = [[
    Cast Blizzard only if you control a snow-covered land.
    Cumulative upkeep {2}
    Creatures with flying do not untap during their controllers' untap phases.
  ]],
  cumulative_upkeep("{2}"),
  does_not_untap { affects = creatures:with "flying" },
}
