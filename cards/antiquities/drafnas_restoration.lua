return sorcery "Drafna's Restoration" {
  cost = "{U}",
  text = [[Choose any number of artifact cards from target player's graveyard. Put those cards on top of their owner's library in any order.]],
  differs = { "effect" },
  target = player,
  search_up_to(count(cards), cards:that_are "artifact":owned_by(target):in_zone "graveyard"),
  put_on_top(found),
}
