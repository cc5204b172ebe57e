return summon "Cleric" "Lady Evangela" {
  cost = "{W}{U}{B}", power = 1, toughness = 2, legend = true,
  text = [[{W}{B}, {T}: Target creature deals no damage in combat this turn.]],
  differs = { "types" },
  activated {
    cost = "{W}{B}, {T}",
    target = creature,
    this_turn(deals_no_combat_damage { affects = target }),
  },
}
