return artifact_creature "Wall" "Necropolis" {
  cost = "{5}", power = 0, toughness = 1,
  text = [[{0}: Choose a creature card from your graveyard. Remove that card from the game. Put X +0/+1 counters on Necropolis, where X is that card's casting cost.]],
  differs = { "effect" },
  activated {
    cost = "{0}",
    search(1, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
    remove_from_game(found),
    put_counters("+0/+1", casting_cost_of(found), self),
  },
}
