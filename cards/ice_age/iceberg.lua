return enchantment "Iceberg" {
  cost = "{X}{U}{U}",
  text = [[
    Iceberg comes into play with X ice counters on it.
    {3}: Put an ice counter on Iceberg.
    Remove an ice counter from Iceberg: Add {C} to your mana pool.
  ]],
  enters_with_counters { kind = "ice", n = x },
  activated { cost = "{3}", put_counters("ice", 1, self) },
  activated { cost = remove_counters("ice", 1, self), add_mana("{C}") },
}
