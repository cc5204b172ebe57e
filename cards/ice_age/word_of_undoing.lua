return instant "Word of Undoing" {
  cost = "{U}",
  text = [[Return target creature and all white enchantments you own attached to it to their owner's hand.]],
  target = creature,
  return_to_hand(each(target, enchantments:that_are "white":owned_by(you):enchanting(target))),
}
