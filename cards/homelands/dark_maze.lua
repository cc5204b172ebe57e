return summon "Wall" "Dark Maze" {
  cost = "{4}{U}", power = 4, toughness = 5,
  text = [[{0}: Dark Maze can attack as though it were not a Wall this turn. Remove it from the game at end of turn.]],
  activated {
    cost = "{0}",
    this_turn(may_attack_all_the_same { affects = self }),
    next_end_of_turn { remove_from_game(self) },
  },
}
