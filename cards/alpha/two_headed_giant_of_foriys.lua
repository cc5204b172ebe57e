return summon "Giant" "Two-Headed Giant of Foriys" {
  cost = "{4}{R}", power = 4, toughness = 4,
  text = [[
    Trample
    Two-Headed Giant of Foriys can block an additional creature.
  ]],
  trample,
  blocks_additional { n = 1 },
}
