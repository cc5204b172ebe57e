return summon "Rogue" "Eron the Relentless" {
  cost = "{3}{R}{R}", power = 5, toughness = 2, legend = true,
  text = [[
    Haste
    {R}{R}{R}: Regenerate Eron the Relentless.
  ]],
  haste,
  regeneration("{R}{R}{R}"),
}
