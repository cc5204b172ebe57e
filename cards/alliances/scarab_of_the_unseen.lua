return artifact "Scarab of the Unseen" {
  cost = "{2}",
  text = [[{T}, sacrifice Scarab of the Unseen: Return all enchantments attached to target permanent you own to their owner's hand. Draw a card at the beginning of the next turn's upkeep.]],
  activated {
    cost = { "{T}", sacrifice(self) },
    target = permanent:owned_by(you),
    return_to_hand(enchantments:enchanting(target)),
    next_upkeep { draw(1) },
  },
}
