return instant "Reverberation" {
  cost = "{2}{U}{U}",
  text = [[Damage dealt by target sorcery spell is dealt to its controller instead this turn.]],
  target = spell:that_are "sorcery",
  this_turn(redirects_damage { from = target, to = controller_of(target), affects = each(creatures, players) }),
}
