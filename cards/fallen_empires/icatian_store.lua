return land "Icatian Store" {
  text = [[
    Icatian Store comes into play tapped.
    If Icatian Store would untap during its controller's untap phase, you may put a storage counter on Icatian Store instead.
    {T}, remove any number of storage counters from Icatian Store: Add {W} to your mana pool for each counter removed this way.
  ]],
  differs = { "effect" },
  enters_tapped {},
  instead_of_untapping { may { otherwise = { untap(self) }, put_counters("storage", 1, self) } },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{W}", you, x) },
}
