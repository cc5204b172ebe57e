return instant "Silting" {
  cost = "{U}",
  text = [[Put a silt counter on target creature.]],
  target = creature,
  put_counters("silt", 1, target),
}
