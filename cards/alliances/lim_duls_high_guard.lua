return summon "Skeleton" "Lim-Dûl's High Guard" {
  cost = "{1}{B}{B}", power = 2, toughness = 1,
  text = [[
    First strike
    {1}{B}: Regenerate Lim-Dûl's High Guard.
  ]],
  first_strike,
  regeneration("{1}{B}"),
}
