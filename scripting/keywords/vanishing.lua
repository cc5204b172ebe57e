return keyword "vanishing" {
  takes = "number",
  text = "It comes with that many time counters. Its controller's upkeep takes one away, and with the last one it.",
  enters_with_counters { kind = "time", n = parameter },
  at_upkeep {
    of = you,
    condition = compare(counters_on(self, "time"), "at least", 1),
    remove_counters("time", 1, self),
    when(is(self, permanents:with_counters "time"), {}, { sacrifice(self) }),
  },
}
