return land "Sand Silos" {
  text = [[
    Sand Silos comes into play tapped.
    If Sand Silos would untap during its controller's untap phase, you may put a storage counter on Sand Silos instead.
    {T}, remove any number of storage counters from Sand Silos: Add {U} to your mana pool for each counter removed this way.
  ]],
  differs = { "effect" },
  enters_tapped {},
  instead_of_untapping { may { otherwise = { untap(self) }, put_counters("storage", 1, self) } },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{U}", you, x) },
}
