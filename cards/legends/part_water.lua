return sorcery "Part Water" {
  cost = "{X}{X}{U}",
  text = [[X target creatures gain islandwalk until end of turn.]],
  target = between(x, x, creature),
  until_end_of_turn(target, { gains = landwalk "island" }),
}
