return enchantment "Raging River" {
  cost = "{R}{R}",
  text = [[Whenever a player attacks with one or more creatures you control, defending player separates all creatures defending player controls without flying into two piles. For each attacking creature you control, choose a pile and it cannot be blocked except by creatures with flying and creatures in the chosen pile until end of combat.]],
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
