return summon "Wiitigo" "Wiitigo" {
  cost = "{3}{G}{G}{G}", power = 0, toughness = 0,
  text = [[
    Wiitigo comes into play with six +1/+1 counters on it.
    During your upkeep, if there are one or more +1/+1 counters on Wiitigo, if it has blocked or been blocked since your last upkeep, put a +1/+1 counter on it. Otherwise, remove a +1/+1 counter from it.
  ]],
  differs = { "types", "effect" },
  enters_with_counters { kind = "+1/+1", n = 6 },
  at_upkeep {
    of = you,
    condition = compare(counters_on(self, "+1/+1"), "at least", 1),
    when(is(self, permanents:fought_since_upkeep()), { put_counters("+1/+1", 1, self) }, { remove_counters("+1/+1", 1, self) }),
  },
}
