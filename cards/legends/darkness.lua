return instant "Darkness" {
  cost = "{B}", castable = any_of(before_attack, phase "attackers", phase "blockers"),
  text = [[
    Cast Darkness only before the combat damage step.
    Creatures deal no damage in combat this turn.
  ]],
  differs = { "effect" },
  this_turn(deals_no_combat_damage { affects = creatures }),
}
