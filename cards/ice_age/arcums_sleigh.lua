return artifact "Arcum's Sleigh" {
  cost = "{1}",
  text = [[{2}, {T}: Target creature gains "Attacking does not cause this card to tap." until end of turn. Use this ability only during combat and only if the defending player controls a snow-covered land.]],
  activated {
    cost = "{2}, {T}",
    only_if = all_of(phase "attack", some(lands:that_are "snow-covered":controlled_by(defending_player))),
    target = creature,
    until_end_of_turn(target, { gains = attacks_without_tapping {} }),
  },
}
