return artifact "Phyrexian Portal" {
  cost = "{3}",
  text = [[{3}: X]],
  activated {
    cost = "{3}",
    target = opponent,
    when(
      compare(count(cards:owned_by(you):in_zone "library"), "at least", 10),
      {
        separate(cards:owned_by(you):in_zone "library":on_top(10), target),
        choose_pile(),
        remove_from_game(chosen_pile),
        search(1, other_pile),
        return_to_hand(found),
        shuffle(),
      }
    ),
  },
}
