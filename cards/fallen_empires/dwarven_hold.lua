return land "Dwarven Hold" {
  text = [[
    Dwarven Hold comes into play tapped.
    You may choose not to untap Dwarven Hold during your untap phase.
    During your upkeep, if Dwarven Hold is tapped, put a storage counter on Dwarven Hold.
    {T}, remove any number of storage counters from Dwarven Hold: Add {R} to your mana pool for each counter removed this way.
  ]],
  enters_tapped {},
  may_stay_tapped {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), put_counters("storage", 1, self) },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{R}", you, x) },
}
