return summon "Serpent" "Marjhan" {
  cost = "{5}{U}{U}", power = 8, toughness = 8,
  text = [[
    Marjhan does not untap during its controller's untap phase.
    {U}{U}, sacrifice a creature: Untap Marjhan. Use this ability only during your upkeep.
    As long as defending player controls no islands, Marjhan cannot attack.
    {U}{U}: Marjhan gets -1/-0 until end of turn. It deals 1 damage to target attacking creature without flying.
    When you control no islands, bury Marjhan.
  ]],
  does_not_untap {},
  activated {
    cost = { "{U}{U}", sacrifice(creatures) },
    only_if = all_of(phase "upkeep", your_turn),
    untap(self),
  },
  cannot_attack { only_if = no(lands:of_type "island":controlled_by(defending_player)) },
  activated {
    cost = "{U}{U}",
    target = creature:attacking():without "flying",
    until_end_of_turn(self, { plus = "-1/+0" }),
    deal(1, target),
  },
  whenever_state { only_if = no(lands:of_type "island":controlled_by(you)), bury(self) },
}
