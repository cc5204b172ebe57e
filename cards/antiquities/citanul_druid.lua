return summon "Druid" "Citanul Druid" {
  cost = "{1}{G}", power = 1, toughness = 1,
  text = [[Whenever your opponent successfully casts an artifact spell, put a +1/+1 counter on Citanul Druid.]],
  differs = { "types" },
  successfully_cast { what = spells:that_are "artifact", by = opponent, put_counters("+1/+1", 1, self) },
}
