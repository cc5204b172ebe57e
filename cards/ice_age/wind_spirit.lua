return summon "Spirit" "Wind Spirit" {
  cost = "{4}{U}", power = 3, toughness = 2,
  text = [[
    Flying
    Wind Spirit cannot be blocked by fewer than two creatures.
  ]],
  differs = { "types", "effect" },
  flying,
  needs_blockers { n = 2 },
}
