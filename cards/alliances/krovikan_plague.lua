return enchantment "Krovikan Plague" {
  cost = "{2}{B}", on = creatures:not_ "wall":controlled_by(you),
  text = [[
    When Krovikan Plague comes into play, draw a card at the beginning of the next turn's upkeep.
    Tap enchanted creature: Krovikan Plague deals 1 damage to target creature or player. Put a -0/-1 counter on enchanted creature.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, next_upkeep { draw(1) } },
  activated {
    cost = tap(enchanted),
    target = creature_or_player,
    deal(1, target),
    put_counters("-0/-1", 1, enchanted),
  },
}
