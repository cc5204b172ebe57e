return artifact "Mana Vault" {
  cost = "{1}",
  text = [[
    Mana Vault does not untap during its controller's untap phase.
    During your upkeep, you may pay {4}. If you do, untap Mana Vault.
    During your draw phase, if Mana Vault is tapped, Mana Vault deals 1 damage to you.
    {T}: Add {C}{C}{C} to your mana pool.
    Mana Vault works while tapped.
  ]],
  does_not_untap {},
  at_upkeep { of = you, may { pay = "{4}", untap(self) } },
  at_draw { of = you, condition = is(self, permanents:tapped()), deal(1, you) },
  activated { cost = "{T}", add_mana("{C}{C}{C}") },
  always_on {},
}
