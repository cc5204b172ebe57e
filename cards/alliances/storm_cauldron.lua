return artifact "Storm Cauldron" {
  cost = "{5}",
  text = [[
    Players may play one additional land each turn.
    Whenever a land is tapped for mana, return it to its owner's hand.
  ]],
  additional_land { n = 1, affects = players },
  tapped_for_mana { what = lands, return_to_hand(it) },
}
