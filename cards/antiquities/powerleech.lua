return enchantment "Powerleech" {
  cost = "{G}{G}",
  text = [[
    Whenever an artifact your opponent controls becomes tapped, gain 1 life.
    Whenever your opponent activates an ability of an artifact without {T} in its cost, gain 1 life.
  ]],
  becomes_tapped { what = artifacts:controlled_by(opponent), gain_life(1) },
  activates { what = artifacts, by = opponent, without_tapping = true, gain_life(1) },
}
