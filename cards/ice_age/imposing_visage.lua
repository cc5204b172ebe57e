return enchant_creature "Imposing Visage" {
  cost = "{R}",
  text = [[Enchanted creature cannot be blocked by fewer than two creatures.]],
  differs = { "effect" },
  needs_blockers { n = 2, affects = enchanted },
}
