return summon "Rat" "Pestilence Rats" {
  cost = "{2}{B}", power = count(creatures:of_type "rat":other()), toughness = 3,
  text = [[Pestilence Rats's power is equal to the number of other Rats.]],
}
