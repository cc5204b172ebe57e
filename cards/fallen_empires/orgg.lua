return summon "Orgg" "Orgg" {
  cost = "{3}{R}{R}", power = 6, toughness = 6,
  text = [[
    Trample
    As long as defending player controls an untapped creature with power 3 or more, Orgg cannot attack.
    Orgg cannot block creatures with power 3 or more.
  ]],
  trample,
  cannot_attack { only_if = some(creatures:untapped():power(3):controlled_by(defending_player)) },
  cannot_block { attackers = creatures:power(3) },
}
