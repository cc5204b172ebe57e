return instant "Remove Enchantments" {
  cost = "{W}",
  text = [[Destroy all enchantments you control your opponent owns and all enchantments your opponent owns attached to a permanent you control and all enchantments your opponent owns attached to an attacking creature your opponent controls. Return all enchantments you both own and control and all enchantments you own attached to a permanent you control and all enchantments you own attached to an attacking creature your opponent controls to their owner's hand.]],
  differs = { "effect" },
  destroy(each(enchantments:controlled_by(you):owned_by(opponent), enchantments:owned_by(opponent):enchanting(permanents:controlled_by(you)), enchantments:owned_by(opponent):enchanting(creatures:attacking():controlled_by(opponent)))),
  return_to_hand(each(enchantments:controlled_by(you):owned_by(you), enchantments:owned_by(you):enchanting(permanents:controlled_by(you)), enchantments:owned_by(you):enchanting(creatures:attacking():controlled_by(opponent)))),
}
