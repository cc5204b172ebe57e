return summon "Orc" "Brassclaw Orcs" {
  cost = "{2}{R}", power = 3, toughness = 2,
  text = [[Brassclaw Orcs cannot block creatures with power 2 or more.]],
  cannot_block { attackers = creatures:power(2) },
}
