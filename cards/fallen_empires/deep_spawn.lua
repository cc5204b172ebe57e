return summon "Homarid" "Deep Spawn" {
  cost = "{5}{U}{U}{U}", power = 6, toughness = 6,
  text = [[
    Trample
    During your upkeep, bury Deep Spawn unless you put the top 2 cards of your library into your graveyard.
    {U}: Deep Spawn gains "This card cannot be the target of spells or effects." until end of turn. Deep Spawn does not untap during its controller's next untap phase. Tap Deep Spawn.
  ]],
  trample,
  at_upkeep { of = you, unless { pay = mill(2), bury(self) } },
  activated {
    cost = "{U}",
    until_end_of_turn(self, { gains = cannot_be_targeted {} }),
    through_next_untap(does_not_untap { affects = self }),
    tap(self),
  },
}
