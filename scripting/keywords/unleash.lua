return keyword "unleash" {
  text = "It may come with a +1/+1 counter, and cannot block while it has one.",
  comes_into_play { what = self, may { put_counters("+1/+1", 1, self) } },
  cannot_block { only_if = compare(counters_on(self, "+1/+1"), "at least", 1) },
}
