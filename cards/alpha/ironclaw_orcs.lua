return summon "Orc" "Ironclaw Orcs" {
  cost = "{1}{R}", power = 2, toughness = 2,
  text = [[Ironclaw Orcs cannot block creatures with power 2 or more.]],
  cannot_block { attackers = creatures:power(2) },
}
