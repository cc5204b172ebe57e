return keyword "renown" {
  takes = "number",
  text = "The first time it deals combat damage to a player it gets that many +1/+1 counters.",
  deals_damage {
    what = self, to = players, combat = true,
    condition = not_so(is(self, permanents:with_counters "renown")),
    put_counters("+1/+1", parameter, self),
    put_counters("renown", 1, self),
  },
}
