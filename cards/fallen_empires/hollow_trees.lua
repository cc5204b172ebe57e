return land "Hollow Trees" {
  text = [[
    Hollow Trees comes into play tapped.
    If Hollow Trees would untap during its controller's untap phase, you may put a storage counter on Hollow Trees instead.
    {T}, remove any number of storage counters from Hollow Trees: Add {G} to your mana pool for each counter removed this way.
  ]],
  differs = { "effect" },
  enters_tapped {},
  instead_of_untapping { may { otherwise = { untap(self) }, put_counters("storage", 1, self) } },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{G}", you, x) },
}
