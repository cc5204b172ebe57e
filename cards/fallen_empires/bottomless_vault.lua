return land "Bottomless Vault" {
  text = [[
    Bottomless Vault comes into play tapped.
    If Bottomless Vault would untap during its controller's untap phase, you may put a storage counter on Bottomless Vault instead.
    {T}, remove any number of storage counters from Bottomless Vault: Add {B} to your mana pool for each counter removed this way.
  ]],
  differs = { "effect" },
  enters_tapped {},
  instead_of_untapping { may { otherwise = { untap(self) }, put_counters("storage", 1, self) } },
  activated { cost = { "{T}", remove_counters("storage", x, self) }, add_mana("{B}", you, x) },
}
