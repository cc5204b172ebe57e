return enchantment "Iceberg" {
  cost = "{X}{U}{U}",
  text = [[
    When Iceberg comes into play, put X ice counters on it.
    {3}: Put an ice counter on Iceberg.
    Remove an ice counter from Iceberg: Add {C} to your mana pool. Play this ability as a mana source.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("ice", x, self) },
  activated { cost = "{3}", put_counters("ice", 1, self) },
  activated { cost = remove_counters("ice", 1, self), speed = "mana source", add_mana("{C}") },
}
