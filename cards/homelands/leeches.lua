return sorcery "Leeches" {
  cost = "{1}{W}{W}",
  text = [[Remove all poison counters from target player. Leeches deals that much damage to that player.]],
  target = player,
  remove_counters("poison", counters_on(target, "poison"), target),
  deal(result, target),
}
