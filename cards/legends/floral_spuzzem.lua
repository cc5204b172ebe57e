return summon "Spuzzem" "Floral Spuzzem" {
  cost = "{3}{G}", power = 2, toughness = 2,
  text = [[Whenever Floral Spuzzem attacks and is not blocked, you may destroy target artifact defending player controls. If you do, Floral Spuzzem deals no damage in combat this turn.]],
  differs = { "types" },
  goes_unblocked {
    what = self,
    target = artifact:controlled_by(defending_player),
    may { first { to = { this_turn(deals_no_combat_damage { affects = self }) }, destroy(target) } },
  },
}
