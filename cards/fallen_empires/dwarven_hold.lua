return land "Dwarven Hold" {
  text = [[
    Dwarven Hold comes into play tapped.
    If Dwarven Hold would untap during its controller's untap phase, you may put a storage counter on Dwarven Hold instead.
    {T}, remove any number of storage counters from Dwarven Hold: Add {R} to your mana pool for each counter removed this way.
  ]],
  differs = { "effect" },
  enters_tapped {},
  instead_of_untapping { may { otherwise = { untap(self) }, put_counters("storage", 1, self) } },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{R}", you, x) },
}
