return enchant_creature "Infinite Authority" {
  cost = "{W}{W}{W}",
  text = [[Whenever enchanted creature blocks or is blocked by a creature, at end of combat, destroy that creature if that creature is a creature with toughness 3 or less. At end of turn, if that creature is destroyed this way, put a +1/+1 counter on the first creature.]],
  differs = { "effect" },
  blocks {
    what = enchanted,
    blocked = creatures,
    next_end_of_combat {
      when(is(other_one, creatures:toughness(3, "at most")), { destroy(other_one) }),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) },
    },
  },
  becomes_blocked {
    what = enchanted,
    by = creatures,
    next_end_of_combat {
      when(is(other_one, creatures:toughness(3, "at most")), { destroy(other_one) }),
      next_end_of_turn { when(is(other_one, destroyed), { put_counters("+1/+1", 1, it) }) },
    },
  },
}
