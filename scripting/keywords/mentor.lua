return keyword "mentor" {
  text = "When it attacks, a target attacking creature of less power gets a +1/+1 counter.",
  attacks {
    what = self,
    target = creature:attacking():power(difference(power_of(self), 1), "at most"),
    put_counters("+1/+1", 1, target),
  },
}
