return summon "Elemental Spirit" "Wind Spirit" {
  cost = "{4}{U}", power = 3, toughness = 2,
  text = [[
    Flying
    Menace
  ]],
  flying,
  menace,
}
