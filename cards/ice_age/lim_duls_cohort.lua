return summon "Zombie" "Lim-Dûl's Cohort" {
  cost = "{1}{B}{B}", power = 2, toughness = 3,
  text = [[Whenever Lim-Dûl's Cohort blocks or is blocked by a creature, that creature cannot regenerate this turn.]],
  blocks { what = self, blocked = creatures, this_turn(cannot_regenerate { affects = other_one }) },
  becomes_blocked { what = self, by = creatures, this_turn(cannot_regenerate { affects = other_one }) },
}
