return summon "Ship" "Ghost Ship" {
  cost = "{2}{U}{U}", power = 2, toughness = 4,
  text = [[
    Flying
    {U}{U}{U}: Regenerate Ghost Ship.
  ]],
  differs = { "types" },
  flying,
  regeneration("{U}{U}{U}"),
}
