return artifact "Skull of Orm" {
  cost = "{3}",
  text = [[{5}, {T}: Return target enchantment card from your graveyard to your hand.]],
  activated {
    cost = "{5}, {T}",
    target = card:that_are "enchantment":owned_by(you):in_zone "graveyard",
    return_to_hand(target),
  },
}
