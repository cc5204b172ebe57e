return instant "Remove Enchantments" {
  cost = "{W}",
  text = [[Return all enchantments you both own and control and all enchantments you own attached to a permanent you control and all enchantments you own attached to an attacking creature your opponent controls to their owner's hand. Destroy all enchantments you control and all enchantments attached to a permanent you control and all enchantments attached to an attacking creature your opponent controls.]],
  return_to_hand(each(enchantments:controlled_by(you):owned_by(you), enchantments:owned_by(you):enchanting(permanents:controlled_by(you)), enchantments:owned_by(you):enchanting(creatures:attacking():controlled_by(opponent)))),
  destroy(each(enchantments:controlled_by(you), enchantments:enchanting(permanents:controlled_by(you)), enchantments:enchanting(creatures:attacking():controlled_by(opponent)))),
}
