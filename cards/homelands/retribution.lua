return sorcery "Retribution" {
  cost = "{2}{R}{R}",
  text = [[Choose two target creatures your opponent controls. That player chooses and buries one of those creatures. Put a -1/-1 counter on the other.]],
  differs = { "effect" },
  target = between(2, 2, creature:controlled_by(opponent)),
  search(1, target, {}, opponent),
  bury(found),
  put_counters("-1/-1", 1, target:not_among(found)),
}
