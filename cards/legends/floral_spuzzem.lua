return summon "Spuzzem" "Floral Spuzzem" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[Whenever Floral Spuzzem attacks and is not blocked, you may have it deal no damage in combat this turn. If you do, destroy target artifact defending player controls.]],
  differs = { "types", "effect" },
  goes_unblocked {
    what = self,
    target = artifact:controlled_by(defending_player),
    may { first { to = { destroy(target) }, this_turn(deals_no_combat_damage { affects = self }) } },
  },
}
