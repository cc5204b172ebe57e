return sorcery "Thermokarst" {
  cost = "{1}{G}{G}",
  text = [[Destroy target land. If it is a snow-covered land, gain 1 life.]],
  target = land,
  destroy(target),
  when(is(target, lands:that_are "snow-covered"), { gain_life(1) }),
}
