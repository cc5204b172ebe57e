return instant "Berserk" {
  cost = "{G}", castable = any_of(before_attack, phase "attackers", phase "blockers"),
  text = [[
    Cast Berserk only before the combat damage step.
    Target creature gets +X/+0 and gains trample until end of turn, where X is its power. At end of turn, if it attacked this turn, destroy it.
  ]],
  target = creature,
  until_end_of_turn(target, { plus = { power_of(target), 0 }, gains = trample }),
  next_end_of_turn { when(is(target, permanents:attacked()), { destroy(target) }) },
}
