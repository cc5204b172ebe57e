return instant "Essence Vortex" {
  cost = "{1}{U}{B}",
  text = [[Bury target creature unless its controller pays life equal to its toughness.]],
  target = creature,
  unless { by = controller_of(target), pay = lose_life(toughness_of(target)), bury(target) },
}
