return keyword "cumulative upkeep" {
  takes = "cost",
  text = "In each upkeep its controller pays this cost, once more than it was paid so far, or buries it (R-CUM-1).",
  at_upkeep {
    of = you,
    may {
      pay = { parameter, times = sum(counters_on(self, "paid upkeep"), 1) },
      otherwise = { bury(self) },
      put_counters("paid upkeep", 1, self),
    },
  },
}
