return summon "Djinn" "Serendib Djinn" {
  cost = "{2}{U}{U}", power = 5, toughness = 6,
  text = [[
    Flying
    During your upkeep, choose a land you control. Destroy that card. If there is an island destroyed this way, Serendib Djinn deals 3 damage to you.
    When you control no lands, destroy Serendib Djinn.
  ]],
  differs = { "effect" },
  flying,
  at_upkeep {
    of = you,
    search(1, lands:controlled_by(you)),
    destroy(found),
    when(some(destroyed:that_are "land":of_type "island"), { deal(3, you) }),
  },
  whenever_state { only_if = no(lands:controlled_by(you)), destroy(self) },
}
