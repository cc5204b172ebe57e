return summon "Cleric" "Angus Mackenzie" {
  cost = "{W}{U}{G}", power = 2, toughness = 2, legend = true,
  text = [[{W}{U}{G}, {T}: Creatures deal no damage in combat this turn. Use this ability only before the combat damage step.]],
  differs = { "types" },
  activated {
    cost = "{W}{U}{G}, {T}",
    only_if = any_of(before_attack, phase "attackers", phase "blockers"),
    this_turn(deals_no_combat_damage { affects = creatures }),
  },
}
