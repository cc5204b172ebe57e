return keyword "modular" {
  takes = "number",
  text = "It comes with that many +1/+1 counters, and when it is put into a graveyard, as many as it had may go to a target artifact creature.",
  enters_with_counters { kind = "+1/+1", n = parameter },
  put_into_graveyard {
    what = self,
    target = creature:that_are "artifact",
    may { put_counters("+1/+1", counters_on(it, "+1/+1"), target) },
  },
}
