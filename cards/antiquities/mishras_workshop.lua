return land "Mishra's Workshop" {
  text = [[{T}: Add {C}{C}{C} to your mana pool. Spend this mana only to cast artifact spells.]],
  activated { cost = "{T}", add_mana_for { mana = "{C}{C}{C}", spent_on = spells:that_are "artifact" } },
}
