return summon "Townsfolk" "Farrel's Zealot" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[Whenever Farrel's Zealot attacks and is not blocked, you may have it deal 3 damage to target creature. If you do, damage dealt to defending player by Farrel's Zealot is reduced to 0 this turn.]],
  differs = { "types", "effect" },
  goes_unblocked {
    what = self,
    target = creature,
    may {
      first {
        to = { this_turn(reduces_damage { from = self, affects = defending_player }) },
        deal(3, target),
      },
    },
  },
}
