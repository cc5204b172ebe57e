return artifact "Time Vault" {
  cost = "{2}",
  text = [[
    Time Vault comes into play tapped.
    Time Vault does not untap during its controller's untap phase.
    If you would begin your turn while Time Vault is tapped, you may skip that turn instead. If you do, untap it.
    {T}: Take an extra turn after this one.
    Time Vault works while tapped.
  ]],
  enters_tapped {},
  does_not_untap {},
  may_skip_turn { affects = you, only_if = is(self, permanents:tapped()), untap(self) },
  activated { cost = "{T}", take_turns(1) },
  always_on {},
}
