return summon "Elf" "Elvish Scout" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{G}, {T}: Untap target attacking creature you control. Combat damage dealt to it is reduced to 0 this turn. It deals no damage in combat this turn.]],
  differs = { "types" },
  activated {
    cost = "{G}, {T}",
    target = creature:attacking():controlled_by(you),
    untap(target),
    this_turn(reduces_damage { combat = true, affects = target }),
    this_turn(deals_no_combat_damage { affects = target }),
  },
}
