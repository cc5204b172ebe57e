return sorcery "Icequake" {
  cost = "{1}{B}{B}",
  text = [[Destroy target land. If it is a snow-covered land, Icequake deals 1 damage to its controller.]],
  target = land,
  destroy(target),
  when(is(target, lands:that_are "snow-covered"), { deal(1, controller_of(target)) }),
}
