return instant "Hurkyl's Recall" {
  cost = "{1}{U}",
  text = [[Return all artifacts target player owns to their owner's hand.]],
  target = player,
  return_to_hand(artifacts:owned_by(target)),
}
