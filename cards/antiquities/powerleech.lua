return enchantment "Powerleech" {
  cost = "{G}{G}",
  text = [[
    Whenever a noncontinuous artifact your opponent controls becomes tapped, gain 1 life.
    Whenever a player activates an ability of an artifact your opponent controls without {T} in its cost, gain 1 life.
  ]],
  differs = { "effect" },
  becomes_tapped { what = artifacts:not_continuous():controlled_by(opponent), gain_life(1) },
  activates { what = artifacts:controlled_by(opponent), without_tapping = true, gain_life(1) },
}
