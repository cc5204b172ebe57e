return instant "Hoarfrost" {
  cost = "{1}{U}",
  text = [[Tap target creature and put two frost counters on it.]],
  target = creature,
  tap(target),
  put_counters("frost", 2, target),
}
