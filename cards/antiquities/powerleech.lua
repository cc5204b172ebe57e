return enchantment "Powerleech" {
  cost = "{G}{G}",
  text = [[
    Whenever a noncontinuous artifact your opponent controls becomes tapped, gain 1 life.
    Whenever your opponent activates an ability of an artifact without {T} in its cost, gain 1 life.
  ]],
  differs = { "effect" },
  becomes_tapped { what = artifacts:not_continuous():controlled_by(opponent), gain_life(1) },
  activates { what = artifacts, by = opponent, without_tapping = true, gain_life(1) },
}
