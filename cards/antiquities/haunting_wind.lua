return enchantment "Haunting Wind" {
  cost = "{3}{B}",
  text = [[
    Whenever a noncontinuous artifact becomes tapped, Haunting Wind deals 1 damage to its controller.
    Whenever a player activates an ability of an artifact without {T} in its cost, Haunting Wind deals 1 damage to its controller.
  ]],
  differs = { "effect" },
  becomes_tapped { what = artifacts:not_continuous(), deal(1, controller_of(it)) },
  activates { what = artifacts, without_tapping = true, deal(1, controller_of(it)) },
}
