return keyword "wither" {
  text = "Damage that it deals to creatures is so many -1/-1 counters.",
  deals_counters { kind = "-1/-1", to = permanents },
}
