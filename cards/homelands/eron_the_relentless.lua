return summon "Rogue" "Eron the Relentless" {
  cost = "{3}{R}{R}", power = 5, toughness = 2, legend = true,
  text = [[
    Eron the Relentless can attack as though it were unaffected by summoning sickness.
    {R}{R}{R}: Regenerate Eron the Relentless.
  ]],
  differs = { "types", "effect" },
  attacks_at_once {},
  regeneration("{R}{R}{R}"),
}
