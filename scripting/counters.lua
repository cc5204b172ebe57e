-- Kinds of counters and what each one does (R-COUNTER-1). Those called "+1/+1", "-2/-1" and so on do what their name
-- says, and need no line here. Counters of other names may be used too: they only count.
return {
  -- Poison: what gives it says of ten counters that whoever has them loses.
  counter_kind "poison" { lose_at = 10 },
  -- How often a cumulative upkeep was paid, whoever paid it (R-CUM-2): each of several on one permanent has its own
  -- count (R-CUM-1). One that is missing through a whole upkeep of the permanent's controller begins anew (R-CUM-3): what
  -- misses it when that upkeep begins is marked, and forgets what was paid if it still misses it at the end.
  counter_kind "paid upkeep" {
    apart = true,
    at_upkeep {
      of = you, part = "beginning", condition = is(self, permanents:without "cumulative upkeep"),
      put_counters("lapsed upkeep", 1, self),
    },
  },
  counter_kind "lapsed upkeep" {
    apart = true,
    whenever_state {
      only_if = is(self, permanents:with "cumulative upkeep"),
      remove_counters("lapsed upkeep", counters_on(self, "lapsed upkeep"), self),
    },
    at_upkeep {
      of = you, part = "end",
      remove_counters("paid upkeep", counters_on(self, "paid upkeep"), self),
      remove_counters("lapsed upkeep", counters_on(self, "lapsed upkeep"), self),
    },
  },
}
