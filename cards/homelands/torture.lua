return enchant_creature "Torture" {
  cost = "{B}",
  text = [[{1}{B}: Put a -1/-1 counter on enchanted creature.]],
  activated { cost = "{1}{B}", put_counters("-1/-1", 1, enchanted) },
}
