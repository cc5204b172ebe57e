return summon "Djinn" "Serendib Djinn" {
  cost = "{2}{U}{U}", power = 5, toughness = 6,
  text = [[
    Flying
    During your upkeep, sacrifice a land. If you sacrificed an island this way, Serendib Djinn deals 3 damage to you.
    When you control no lands, bury Serendib Djinn.
  ]],
  flying,
  at_upkeep {
    of = you,
    search(1, lands:controlled_by(you), { sacrifice(found) }),
    when(some(sacrificed:that_are "land":of_type "island"), { deal(3, you) }),
  },
  whenever_state { only_if = no(lands:controlled_by(you)), bury(self) },
}
