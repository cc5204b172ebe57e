return enchant_creature "Spirit Shackle" {
  cost = "{B}{B}",
  text = [[Whenever enchanted creature becomes tapped, put a -0/-2 counter on it.]],
  becomes_tapped { what = enchanted, put_counters("-0/-2", 1, enchanted) },
}
