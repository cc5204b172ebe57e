return summon "Rat" "Plague Rats" {
  cost = "{2}{B}", power = count(creatures:named "Plague Rats"), toughness = count(creatures:named "Plague Rats"),
  text = [[Plague Rats's power and toughness are each equal to the number of creatures named Plague Rats.]],
}
