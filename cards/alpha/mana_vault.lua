return artifact "Mana Vault" {
  cost = "{1}",
  text = [[
    Mana Vault does not untap during its controller's untap phase.
    At the end of your upkeep, if Mana Vault is tapped, it deals 1 damage to you.
    {4}: At the end of your upkeep, untap Mana Vault. Use this ability only during your upkeep.
    {T}: Add {C}{C}{C} to your mana pool. Play this ability as a mana source.
    Mana Vault works while tapped.
  ]],
  differs = { "timing", "effect" },
  does_not_untap {},
  at_upkeep { of = you, part = "end", condition = is(self, permanents:tapped()), deal(1, you) },
  activated {
    cost = "{4}",
    only_if = all_of(phase "upkeep", your_turn),
    the_next_time { event = at_upkeep { of = you, part = "end" }, untap(self) },
  },
  activated { cost = "{T}", speed = "mana source", add_mana("{C}{C}{C}") },
  always_on {},
}
