return summon "Hell's Caretaker" "Hell's Caretaker" {
  cost = "{3}{B}", power = 1, toughness = 1,
  text = [[{T}, sacrifice a creature: Put target creature card from your graveyard into play. Use this ability only during your upkeep.]],
  differs = { "types" },
  activated {
    cost = { "{T}", sacrifice(creatures) },
    only_if = all_of(phase "upkeep", your_turn),
    target = card:that_are "creature":owned_by(you):in_zone "graveyard",
    return_to_play(target),
  },
}
