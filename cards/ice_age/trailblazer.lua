return instant "Trailblazer" {
  cost = "{2}{G}{G}",
  text = [[Target creature cannot be blocked this turn.]],
  target = creature,
  this_turn(cannot_be_blocked { affects = target }),
}
