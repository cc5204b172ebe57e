return artifact_creature "Soldier" "Soldevi Sentry" {
  cost = "{1}", power = 1, toughness = 1,
  text = [[{1}: Regenerate Soldevi Sentry. Target opponent may draw a card.]],
  differs = { "effect" },
  activated { cost = "{1}", target = opponent, regenerate(self), may { by = target, draw(1, target) } },
}
