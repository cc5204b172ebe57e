return keyword "outlast" {
  takes = "cost",
  text = "For that cost and its tapping it gets a +1/+1 counter, whenever a sorcery may be cast.",
  activated { cost = { parameter, "{T}" }, speed = "sorcery", put_counters("+1/+1", 1, self) },
}
