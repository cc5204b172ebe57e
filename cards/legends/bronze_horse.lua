return artifact_creature "Horse" "Bronze Horse" {
  cost = "{7}", power = 4, toughness = 4,
  text = [[
    Trample
    As long as you control a creature other than Bronze Horse, damage dealt to it by spells that target it is reduced to 0.
  ]],
  trample,
  reduces_damage { from = spells, aimed = true, only_if = some(creatures:controlled_by(you):other()) },
}
