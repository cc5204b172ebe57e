return enchantment "Island Sanctuary" {
  cost = "{1}{W}",
  text = [[Skip drawing a card: Creatures your opponent controls without islandwalk without flying cannot attack until your next turn. Use this ability only during your draw phase and only once each turn.]],
  differs = { "timing", "effect" },
  activated {
    cost = skip_draw(),
    only_if = all_of(all_of(phase "draw", your_turn), compare(uses_this_turn, "at most", 0)),
    up_to_next_turn(cannot_attack { affects = creatures:controlled_by(opponent):without("landwalk", "island"):without "flying" }),
  },
}
