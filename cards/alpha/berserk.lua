return instant "Berserk" {
  cost = "{G}", castable = any_of(before_attack, phase "attack"),
  text = [[
    Cast Berserk only before the end of combat.
    Target creature gets +X/+0 and gains trample until end of turn, where X is its power. At end of turn, if it attacked this turn, destroy it.
  ]],
  differs = { "effect" },
  target = creature,
  until_end_of_turn(target, { plus = { power_of(target), 0 }, gains = trample }),
  next_end_of_turn { when(is(target, permanents:attacked()), { destroy(target) }) },
}
