return summon "Dervish" "Whirling Dervish" {
  cost = "{G}{G}", power = 1, toughness = 1,
  text = [[
    Protection from black
    At the end of any turn, if Whirling Dervish dealt damage to your opponent this turn, put a +1/+1 counter on it.
  ]],
  differs = { "types", "effect" },
  protection { from = "black" },
  at_end_of_turn { condition = is(self, permanents:has_damaged(opponent)), put_counters("+1/+1", 1, self) },
}
