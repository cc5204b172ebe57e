return enchant_creature "Fylgja" {
  cost = "{W}",
  text = [[
    When Fylgja comes into play, put four healing counters on it.
    Remove a healing counter from Fylgja: Prevent up to 1 damage to enchanted creature.
    {2}{W}: Put a healing counter on Fylgja.
  ]],
  differs = { "effect" },
  comes_into_play { what = self, put_counters("healing", 4, self) },
  activated { cost = remove_counters("healing", 1, self), target = packet:to(enchanted), prevent(1, target) },
  activated { cost = "{2}{W}", put_counters("healing", 1, self) },
}
