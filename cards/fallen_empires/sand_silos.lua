return land "Sand Silos" {
  text = [[
    Sand Silos comes into play tapped.
    You may choose not to untap Sand Silos during your untap phase.
    During your upkeep, if Sand Silos is tapped, put a storage counter on Sand Silos.
    {T}, remove any number of storage counters from Sand Silos: Add {U} to your mana pool for each counter removed this way.
  ]],
  enters_tapped {},
  may_stay_tapped {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), put_counters("storage", 1, self) },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{U}", you, x) },
}
