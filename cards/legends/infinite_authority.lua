return enchant_creature "Infinite Authority" {
  cost = "{W}{W}{W}",
  text = [[At end of combat, destroy all creatures with toughness 3 or less blocking or blocked by enchanted creature. Put a +1/+1 counter on it for each permanent destroyed this way at end of turn.]],
  end_of_combat {
    destroy(either(creatures:toughness(3, "at most"):blocking_any(enchanted), creatures:toughness(3, "at most"):blocked_by(enchanted))),
    next_end_of_turn { put_counters("+1/+1", count(destroyed), enchanted) },
  },
}
