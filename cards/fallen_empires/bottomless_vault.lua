return land "Bottomless Vault" {
  text = [[
    Bottomless Vault comes into play tapped.
    You may choose not to untap Bottomless Vault during your untap phase.
    During your upkeep, if Bottomless Vault is tapped, put a storage counter on Bottomless Vault.
    {T}, remove any number of storage counters from Bottomless Vault: Add {B} to your mana pool for each counter removed this way.
  ]],
  enters_tapped {},
  may_stay_tapped {},
  at_upkeep { of = you, condition = is(self, permanents:tapped()), put_counters("storage", 1, self) },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{B}", you, x) },
}
