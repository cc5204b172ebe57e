return artifact_creature "Soldier" "Soldevi Sentry" {
  cost = "{1}", power = 1, toughness = 1,
  text = [[{1}: Regenerate Soldevi Sentry. When it regenerates this way, target opponent may draw a card.]],
  activated {
    cost = "{1}",
    target = opponent,
    first { to = { may { by = target, draw(1, target) } }, regenerate(self) },
  },
}
