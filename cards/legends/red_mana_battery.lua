return artifact "Red Mana Battery" {
  cost = "{4}",
  text = [[
    {2}, {T}: Put a charge counter on Red Mana Battery.
    {T}, remove any number of charge counters from Red Mana Battery: Add {R} to your mana pool. Add {R} to your mana pool for each counter removed this way. Play this ability as a mana source.
  ]],
  differs = { "timing" },
  activated { cost = "{2}, {T}", put_counters("charge", 1, self) },
  activated {
    cost = { "{T}", remove_counters("charge", x, self) },
    speed = "mana source",
    add_mana("{R}"),
    add_mana("{R}", you, x),
  },
}
