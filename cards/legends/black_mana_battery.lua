return artifact "Black Mana Battery" {
  cost = "{4}",
  text = [[
    {2}, {T}: Put a charge counter on Black Mana Battery.
    {T}, remove any number of charge counters from Black Mana Battery: Add {B} to your mana pool. Add {B} to your mana pool for each counter removed this way. Play this ability as a mana source.
  ]],
  differs = { "timing" },
  activated { cost = "{2}, {T}", put_counters("charge", 1, self) },
  activated {
    cost = { "{T}", remove_counters("charge", x, self) },
    speed = "mana source",
    add_mana("{B}"),
    add_mana("{B}", you, x),
  },
}
