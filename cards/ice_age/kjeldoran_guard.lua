return summon "Soldier" "Kjeldoran Guard" {
  cost = "{1}{W}", power = 1, toughness = 1,
  text = [[{T}: Target creature gets +1/+1 until end of turn. If it leaves play this turn, bury Kjeldoran Guard. Use this ability only during combat and only if defending player controls no snow-covered lands.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    only_if = all_of(phase "attack", no(lands:that_are "snow-covered":controlled_by(defending_player))),
    target = creature,
    until_end_of_turn(target, { plus = "+1/+1" }),
    when_this_turn { event = leaves_play { what = target }, bury(self) },
  },
}
