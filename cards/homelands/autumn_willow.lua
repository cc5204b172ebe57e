return summon "Avatar" "Autumn Willow" {
  cost = "{4}{G}{G}", power = 4, toughness = 4, legend = true,
  text = [[
    Autumn Willow cannot be the target of spells or effects.
    {G}: Autumn Willow can be the target of spells or effects target player controls this turn.
  ]],
  cannot_be_targeted {},
  activated {
    cost = "{G}",
    target = player,
    this_turn(may_be_targeted { by = permanents:controlled_by(target), affects = self }),
  },
}
