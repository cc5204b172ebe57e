return enchant_artifact "Artifact Possession" {
  cost = "{2}{B}",
  text = [[
    Whenever enchanted artifact becomes tapped, Artifact Possession deals 2 damage to its controller.
    Whenever a player activates an ability of enchanted artifact without {T} in its cost, Artifact Possession deals 2 damage to its controller.
  ]],
  becomes_tapped { what = enchanted, deal(2, controller_of(enchanted)) },
  activates { what = enchanted, without_tapping = true, deal(2, controller_of(enchanted)) },
}
