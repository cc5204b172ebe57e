return sorcery "Time Walk" {
  cost = "{1}{U}",
  text = [[Take an extra turn after this one.]],
  take_turns(1),
}
