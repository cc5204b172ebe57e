return artifact "Skull of Orm" {
  cost = "{3}",
  text = [[{5}, {T}: Choose an enchantment card from your graveyard. Return the found card to its owner's hand.]],
  differs = { "effect" },
  activated {
    cost = "{5}, {T}",
    search(1, cards:that_are "enchantment":owned_by(you):in_zone "graveyard"),
    return_to_hand(found),
  },
}
