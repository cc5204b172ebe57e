return enchantment "Island Sanctuary" {
  cost = "{1}{W}",
  text = [[If you would draw a card during your draw step, instead you may skip that draw. If you do, until your next turn, you can't be attacked except by creatures with flying and/or islandwalk.]],
  instead_of_drawing {
    affects = you,
    only_if = all_of(phase "draw", your_turn),
    may {
      otherwise = { draw(1) },
      up_to_next_turn(cannot_attack { affects = creatures:controlled_by(opponent):without("landwalk", "island"):without "flying" }),
    },
  },
}
