return artifact_creature "Wall" "Necropolis" {
  cost = "{5}", power = 0, toughness = 1,
  text = [[Remove a creature card from your graveyard from the game: Put X +0/+1 counters on Necropolis, where X is the moved card's casting cost.]],
  activated {
    cost = remove_from_game(cards:that_are "creature":owned_by(you):in_zone "graveyard"),
    put_counters("+0/+1", casting_cost_of(moved), self),
  },
}
