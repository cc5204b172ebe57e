return artifact "Voodoo Doll" {
  cost = "{6}",
  text = [[
    At the beginning of your upkeep, put a pin counter on Voodoo Doll.
    At the end of your turn, if Voodoo Doll is untapped, it deals damage to you equal to the number of pin counters on it. Whenever it deals damage to you this turn, destroy it.
    {X}{X}, {T}: Voodoo Doll deals damage to target creature or player equal to the number of pin counters on Voodoo Doll. X is the number of pin counters on Voodoo Doll.
  ]],
  differs = { "timing", "effect" },
  at_upkeep { of = you, part = "beginning", put_counters("pin", 1, self) },
  at_end_of_turn {
    of = you,
    condition = is(self, permanents:untapped()),
    deal(counters_on(self, "pin"), you),
    whenever_this_turn { event = deals_damage { what = self, to = you }, destroy(self) },
  },
  activated {
    cost = { "{2}, {T}", times = counters_on(self, "pin") },
    target = creature_or_player,
    deal(counters_on(self, "pin"), target),
  },
}
