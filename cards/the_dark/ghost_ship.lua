return summon "Spirit" "Ghost Ship" {
  cost = "{2}{U}{U}", power = 2, toughness = 4,
  text = [[
    Flying
    {U}{U}{U}: Regenerate Ghost Ship.
  ]],
  flying,
  regeneration("{U}{U}{U}"),
}
