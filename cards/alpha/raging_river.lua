return enchantment "Raging River" {
  cost = "{R}{R}",
  text = [[X]],
  attacks {
    what = creatures:controlled_by(you),
    once = true,
    separate(creatures:without "flying":controlled_by(defending_player), defending_player),
    for_each(creatures:attacking():controlled_by(you), {
      choose_pile(),
      this_combat(cannot_be_blocked { affects = it, by = creatures:without "flying":not_among(chosen_pile) }),
    }),
  },
}
