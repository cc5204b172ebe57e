return summon "Badger" "Rysorian Badger" {
  cost = "{2}{G}", power = 2, toughness = 2,
  text = [[Whenever Rysorian Badger attacks and is not blocked, you may have damage dealt to defending player by it reduced to 0 this turn. If you do, remove up to two target creature cards from defending player's graveyard from the game, then gain life equal to the number of cards moved this way.]],
  differs = { "effect" },
  goes_unblocked {
    what = self,
    target = between(0, 2, card:that_are "creature":owned_by(defending_player):in_zone "graveyard"),
    may {
      first {
        to = { remove_from_game(target), gain_life(count(moved)) },
        this_turn(reduces_damage { from = self, affects = defending_player }),
      },
    },
  },
}
