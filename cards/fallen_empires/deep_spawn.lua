return summon "Homarid" "Deep Spawn" {
  cost = "{5}{U}{U}{U}", power = 6, toughness = 6,
  text = [[
    Trample
    During your upkeep, destroy Deep Spawn unless you put the top two cards of your library into your graveyard.
    {U}: Deep Spawn cannot be the target of spells or effects this turn. It does not untap during your next untap phase. If Deep Spawn is untapped, tap it.
  ]],
  differs = { "effect" },
  trample,
  at_upkeep { of = you, unless { pay = mill(2), destroy(self) } },
  activated {
    cost = "{U}",
    this_turn(cannot_be_targeted { affects = self }),
    through_next_untap(does_not_untap { affects = self, only_if = your_turn }),
    when(is(self, permanents:untapped()), { tap(self) }),
  },
}
