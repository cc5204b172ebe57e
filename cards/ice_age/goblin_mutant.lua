return summon "Goblin" "Goblin Mutant" {
  cost = "{2}{R}{R}", power = 5, toughness = 3,
  text = [[
    Trample
    As long as defending player controls an untapped creature with power 3 or more, Goblin Mutant cannot attack.
    Goblin Mutant cannot block creatures with power 3 or more.
  ]],
  differs = { "types" },
  trample,
  cannot_attack { only_if = some(creatures:untapped():power(3):controlled_by(defending_player)) },
  cannot_block { attackers = creatures:power(3) },
}
