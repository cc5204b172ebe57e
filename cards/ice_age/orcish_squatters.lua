return summon "Orc" "Orcish Squatters" {
  cost = "{4}{R}", power = 2, toughness = 3,
  text = [[Whenever Orcish Squatters attacks and isn't blocked, you may gain control of target land defending player controls for as long as you control Orcish Squatters. If you do, Orcish Squatters assigns no combat damage this turn.]],
  goes_unblocked {
    what = self,
    target = land:controlled_by(defending_player),
    may {
      first {
        to = { this_turn(deals_no_combat_damage { affects = self }) },
        while_yours(target, { controller = you }),
      },
    },
  },
}
