return summon "Fungusaur" "Fungusaur" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[At the end of any turn, if Fungusaur was dealt damage this turn, put a +1/+1 counter on it.]],
  differs = { "types", "effect" },
  at_end_of_turn { condition = is(self, permanents:damaged_by()), put_counters("+1/+1", 1, self) },
}
