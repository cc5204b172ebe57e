return land "Icatian Store" {
  text = [[
    Icatian Store comes into play tapped.
    You may choose not to untap Icatian Store during your untap phase.
    During your upkeep, if Icatian Store is tapped, put a storage counter on Icatian Store.
    {T}, remove any number of storage counters from Icatian Store: Add {W} to your mana pool for each counter removed this way.
  ]],
  enters_tapped {},
  may_stay_tapped {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), put_counters("storage", 1, self) },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{W}", you, x) },
}
