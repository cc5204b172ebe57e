return sorcery "Wrath of God" {
  cost = "{2}{W}{W}",
  text = [[Bury all creatures.]],
  bury(creatures),
}
