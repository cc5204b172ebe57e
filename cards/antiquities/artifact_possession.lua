return enchant_artifact "Artifact Possession" {
  cost = "{2}{B}",
  text = [[
    Whenever enchanted artifact becomes tapped, if enchanted artifact is a noncontinuous artifact, Artifact Possession deals 2 damage to its controller.
    Whenever a player activates an ability of enchanted artifact without {T} in its cost, Artifact Possession deals 2 damage to its controller.
  ]],
  differs = { "effect" },
  becomes_tapped { what = enchanted, condition = is(enchanted, artifacts:not_continuous()), deal(2, controller_of(enchanted)) },
  activates { what = enchanted, without_tapping = true, deal(2, controller_of(enchanted)) },
}
