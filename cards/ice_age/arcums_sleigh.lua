return artifact "Arcum's Sleigh" {
  cost = "{1}",
  text = [[{2}, {T}: Attacking does not cause target creature to tap this turn. Use this ability only if defending player controls a snow-covered land.]],
  differs = { "timing" },
  activated {
    cost = "{2}, {T}",
    only_if = some(lands:that_are "snow-covered":controlled_by(defending_player)),
    target = creature,
    this_turn(attacks_without_tapping { affects = target }),
  },
}
