return summon "Badger" "Rysorian Badger" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Whenever Rysorian Badger attacks and is not blocked, you may remove up to two target creature cards from defending player's graveyard from the game. If you do, Rysorian Badger deals no damage in combat this turn, then you gain life equal to the number of cards moved this way.]],
  goes_unblocked {
    what = self,
    target = between(0, 2, card:that_are "creature":owned_by(defending_player):in_zone "graveyard"),
    may {
      first {
        to = { this_turn(deals_no_combat_damage { affects = self }), gain_life(count(moved)) },
        remove_from_game(target),
      },
    },
  },
}
