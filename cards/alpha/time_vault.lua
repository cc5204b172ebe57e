return artifact "Time Vault" {
  cost = "{2}",
  text = [[
    Time Vault enters the battlefield tapped.
    Time Vault doesn't untap during your untap step.
    If you would begin your turn while Time Vault is tapped, you may skip that turn instead. If you do, untap Time Vault.
    {T}: Take an extra turn after this one.
  ]],
  enters_tapped {},
  does_not_untap {},
  may_skip_turn { affects = you, only_if = is(self, permanents:tapped()), untap(self) },
  activated { cost = "{T}", take_turns(1) },
  always_on {},
}
