return interrupt "Songs of the Damned" {
  cost = "{B}",
  text = [[Add {B} to your mana pool for each creature card in your graveyard.]],
  differs = { "types" },
  add_mana("{B}", you, count(cards:that_are "creature":owned_by(you):in_zone "graveyard")),
}
