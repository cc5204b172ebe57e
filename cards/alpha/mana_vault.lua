return artifact "Mana Vault" {
  cost = "{1}",
  text = [[
    Mana Vault does not untap during its controller's untap phase.
    At the end of your upkeep, if Mana Vault is tapped, it deals 1 damage to you.
    At the end of your upkeep, you may pay {4}. If you do, untap Mana Vault.
    {T}: Add {C}{C}{C} to your mana pool. Play this ability as a mana source.
    Mana Vault works while tapped.
  ]],
  differs = { "effect" },
  does_not_untap {},
  at_upkeep { of = you, part = "end", condition = is(self, permanents:tapped()), deal(1, you) },
  at_upkeep { of = you, part = "end", may { pay = "{4}", untap(self) } },
  activated { cost = "{T}", speed = "mana source", add_mana("{C}{C}{C}") },
  always_on {},
}
