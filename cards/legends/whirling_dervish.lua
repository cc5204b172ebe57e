return summon "Dervish" "Whirling Dervish" {
  cost = "{G}{G}", power = 1, toughness = 1,
  text = [[
    Protection from black
    Whenever Whirling Dervish deals damage to your opponent, put a +1/+1 counter on it at end of turn.
  ]],
  differs = { "types", "effect" },
  protection { from = "black" },
  deals_damage { what = self, to = opponent, next_end_of_turn { put_counters("+1/+1", 1, self) } },
}
