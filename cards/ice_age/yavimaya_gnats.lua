return summon "Insect" "Yavimaya Gnats" {
  cost = "{2}{G}", power = 0, toughness = 1,
  text = [[
    Flying
    {G}: Regenerate Yavimaya Gnats.
  ]],
  flying,
  regeneration("{G}"),
}
