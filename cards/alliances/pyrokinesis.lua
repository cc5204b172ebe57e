return instant "Pyrokinesis" {
  cost = "{4}{R}{R}", instead_of_cost = remove_from_game(cards:that_are "red":owned_by(you):in_zone "hand"),
  text = [[
    You may remove a red card from your hand from the game rather than pay Pyrokinesis's casting cost.
    Pyrokinesis deals 4 damage divided as you choose among any number of target creatures.
  ]],
  target = divided(4, any_number(creature)),
  for_each(target, { deal(share, it) }),
}
