return enchantment "Tornado" {
  cost = "{4}{G}",
  text = [[
    Cumulative upkeep {G}
    {2}{G}, pay 3 life for each velocity counter on Tornado: Destroy target permanent. Put a velocity counter on Tornado. Use this ability only once each turn.
  ]],
  cumulative_upkeep("{G}"),
  activated {
    cost = { "{2}{G}", lose_life(product(3, counters_on(self, "velocity"))) },
    only_if = compare(uses_this_turn, "at most", 0),
    target = permanent,
    destroy(target),
    put_counters("velocity", 1, self),
  },
}
