return keyword "persist" {
  text = "Put into a graveyard without a -1/-1 counter on it, it comes back with one.",
  put_into_graveyard {
    what = self,
    condition = not_so(compare(counters_on(self, "-1/-1"), "at least", 1)),
    return_to_play(self, owner_of(self)),
    put_counters("-1/-1", 1, moved),
  },
}
