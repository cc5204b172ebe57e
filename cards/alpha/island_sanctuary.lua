return enchantment "Island Sanctuary" {
  cost = "{1}{W}",
  text = [[If you would draw a card during your draw phase, you may skip that draw instead. If you do, creatures your opponent controls without islandwalk without flying cannot attack until your next turn.]],
  instead_of_drawing {
    affects = you,
    only_if = all_of(phase "draw", your_turn),
    may {
      otherwise = { draw(1) },
      up_to_next_turn(cannot_attack { affects = creatures:controlled_by(opponent):without("landwalk", "island"):without "flying" }),
    },
  },
}
