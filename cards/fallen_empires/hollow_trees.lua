return land "Hollow Trees" {
  text = [[
    Hollow Trees comes into play tapped.
    You may choose not to untap Hollow Trees during your untap phase.
    During your upkeep, if Hollow Trees is tapped, put a storage counter on Hollow Trees.
    {T}, remove any number of storage counters from Hollow Trees: Add {G} to your mana pool for each counter removed this way.
  ]],
  enters_tapped {},
  may_stay_tapped {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), put_counters("storage", 1, self) },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{G}", you, x) },
}
