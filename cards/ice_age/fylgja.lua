return enchant_creature "Fylgja" {
  cost = "{W}",
  text = [[
    Fylgja comes into play with 4 healing counters on it.
    Remove a healing counter from Fylgja: Prevent up to 1 damage to enchanted creature.
    {2}{W}: Put a healing counter on Fylgja.
  ]],
  enters_with_counters { kind = "healing", n = 4 },
  activated { cost = remove_counters("healing", 1, self), target = packet:to(enchanted), prevent(1, target) },
  activated { cost = "{2}{W}", put_counters("healing", 1, self) },
}
