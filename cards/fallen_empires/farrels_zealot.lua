return summon "Human" "Farrel's Zealot" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[Whenever Farrel's Zealot attacks and is not blocked, you may have Farrel's Zealot deal 3 damage to target creature. If you do, Farrel's Zealot deals no damage in combat this turn.]],
  goes_unblocked {
    what = self,
    target = creature,
    may { first { to = { this_turn(deals_no_combat_damage { affects = self }) }, deal(3, target) } },
  },
}
