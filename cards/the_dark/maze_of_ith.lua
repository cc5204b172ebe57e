return land "Maze of Ith" {
  text = [[{T}: Untap target attacking creature. Combat damage dealt to it is reduced to 0 this turn. It deals no damage in combat this turn.]],
  activated {
    cost = "{T}",
    target = creature:attacking(),
    untap(target),
    this_turn(reduces_damage { combat = true, affects = target }),
    this_turn(deals_no_combat_damage { affects = target }),
  },
}
