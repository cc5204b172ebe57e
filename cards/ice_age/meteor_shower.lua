return sorcery "Meteor Shower" {
  cost = "{X}{X}{R}",
  text = [[Meteor Shower deals X plus 1 damage divided as you choose among any number of target creatures and/or players.]],
  target = divided(sum(x, 1), any_number(creature_or_player)),
  for_each(target, { deal(share, it) }),
}
