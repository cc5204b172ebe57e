return summon "Nomad" "Desert Nomads" {
  cost = "{2}{R}", power = 2, toughness = 2,
  text = [[
    Desertwalk
    Damage dealt to Desert Nomads by Desert lands is reduced to 0.
  ]],
  differs = { "types" },
  landwalk "desert",
  reduces_damage { from = lands:of_type "desert" },
}
