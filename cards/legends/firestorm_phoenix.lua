return summon "Phoenix" "Firestorm Phoenix" {
  cost = "{4}{R}{R}", power = 3, toughness = 2,
  text = [[
    Flying
    If Firestorm Phoenix would be put into a graveyard from play, return it to its owner's hand, then its owner cannot cast the moved card until its owner's next turn instead.
  ]],
  flying,
  instead_of_dying {
    return_to_hand(it),
    up_to_owners_next_turn(cannot_play { cards = moved, affects = owner_of(it) }),
  },
}
