return keyword "infect" {
  text = "Damage that it deals to creatures is so many -1/-1 counters, and to players so many poison counters.",
  deals_counters { kind = "-1/-1", to = permanents },
  deals_counters { kind = "poison", to = players },
}
