return sorcery "Tivadar's Crusade" {
  cost = "{1}{W}{W}",
  text = [[Destroy all Goblins.]],
  destroy(creatures:of_type "goblin"),
}
