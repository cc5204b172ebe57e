return instant "Unsummon" {
  cost = "{U}",
  text = [[Return target creature to its owner's hand.]],
  target = creature,
  return_to_hand(target),
}
