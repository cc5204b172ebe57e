return enchant_creature "Infinite Authority" {
  cost = "{W}{W}{W}",
  text = [[Whenever enchanted creature blocks or is blocked by a creature with toughness 3 or less, destroy that creature at end of combat. At end of turn, put a +1/+1 counter on the first creature if that creature is destroyed this way.]],
  blocks {
    what = enchanted,
    blocked = creatures:toughness(3, "at most"),
    next_end_of_combat {
      destroy(other_one),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) },
    },
  },
  becomes_blocked {
    what = enchanted,
    by = creatures:toughness(3, "at most"),
    next_end_of_combat {
      destroy(other_one),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) },
    },
  },
}
