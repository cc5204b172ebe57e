return keyword "fading" {
  takes = "number",
  text = "It comes with that many fade counters. Its controller's upkeep takes one away, or, where there is none, it.",
  enters_with_counters { kind = "fade", n = parameter },
  at_upkeep {
    of = you,
    when(compare(counters_on(self, "fade"), "at least", 1), { remove_counters("fade", 1, self) }, { sacrifice(self) }),
  },
}
