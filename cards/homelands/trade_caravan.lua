return summon "Caravan" "Trade Caravan" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[
    During your upkeep, put a currency counter on Trade Caravan.
    Remove two currency counters from Trade Caravan: Untap target basic land. Use this ability only during your opponent's upkeep.
  ]],
  differs = { "types" },
  at_upkeep { of = you, put_counters("currency", 1, self) },
  activated {
    cost = remove_counters("currency", 2, self),
    only_if = all_of(phase "upkeep", turn_of(opponent)),
    target = land:that_are "basic",
    untap(target),
  },
}
