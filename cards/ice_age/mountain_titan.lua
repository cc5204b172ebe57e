return summon "Titan" "Mountain Titan" {
  cost = "{2}{B}{R}", power = 2, toughness = 2,
  text = [[{1}{R}{R}: Whenever you successfully cast a black spell this turn, put a +1/+1 counter on Mountain Titan.]],
  differs = { "types" },
  activated {
    cost = "{1}{R}{R}",
    whenever_this_turn {
      event = successfully_cast { what = spells:that_are "black", by = you },
      put_counters("+1/+1", 1, self),
    },
  },
}
