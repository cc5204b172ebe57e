return interrupt "Burnout" {
  cost = "{1}{R}",
  text = [[If target interrupt spell is blue, counter it. Draw a card at the beginning of the next turn's upkeep.]],
  differs = { "types", "affected" },
  target = spell:that_are "interrupt",
  when(is(target, permanents:that_are "blue"), { counter(target) }),
  next_upkeep { draw(1) },
}
