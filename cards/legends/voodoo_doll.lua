return artifact "Voodoo Doll" {
  cost = "{6}",
  text = [[
    During your upkeep, put a pin counter on Voodoo Doll.
    At the end of your turn, if Voodoo Doll is untapped, destroy it. It deals damage to you equal to the number of pin counters on it.
    {X}{X}, {T}: Voodoo Doll deals damage to target creature or player equal to the number of pin counters on Voodoo Doll. X is the number of pin counters on Voodoo Doll.
  ]],
  at_upkeep { of = you, put_counters("pin", 1, self) },
  at_end_of_turn {
    of = you,
    condition = is(self, permanents:untapped()),
    destroy(self),
    deal(counters_on(self, "pin"), you),
  },
  activated {
    cost = { "{2}, {T}", times = counters_on(self, "pin") },
    target = creature_or_player,
    deal(counters_on(self, "pin"), target),
  },
}
