return sorcery "Altar of Bone" {
  cost = "{W}{G}", extra_cost = sacrifice(creatures),
  text = [[
    As an additional cost to cast Altar of Bone, sacrifice a creature.
    Search your library for a creature card. Reveal that card. Put that card into your hand. Shuffle your library.
  ]],
  search(1, cards:that_are "creature":owned_by(you):in_zone "library"),
  look_at(found, players),
  return_to_hand(found),
  shuffle(),
}
