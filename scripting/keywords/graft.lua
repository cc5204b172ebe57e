return keyword "graft" {
  takes = "number",
  text = "It comes with that many +1/+1 counters; of these one may go to each other creature that comes into play.",
  enters_with_counters { kind = "+1/+1", n = parameter },
  comes_into_play {
    what = creatures:other(),
    condition = compare(counters_on(self, "+1/+1"), "at least", 1),
    may {
      first { remove_counters("+1/+1", 1, self), to = { put_counters("+1/+1", 1, it) } },
    },
  },
}
