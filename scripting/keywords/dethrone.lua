return keyword "dethrone" {
  text = "When it attacks a player of the most life, it gets a +1/+1 counter.",
  attacks {
    what = self,
    condition = compare(life_of(defending_player), "at least", life_of(that_player)),
    put_counters("+1/+1", 1, self),
  },
}
