return summon "Soldier" "Kjeldoran Elite Guard" {
  cost = "{3}{W}", power = 2, toughness = 2,
  text = [[{T}: Target creature gets +2/+2 until end of turn. If it leaves play this turn, bury Kjeldoran Elite Guard. Use this ability only during combat.]],
  differs = { "types" },
  activated {
    cost = "{T}",
    only_if = phase "attack",
    target = creature,
    until_end_of_turn(target, { plus = "+2/+2" }),
    when_this_turn { event = leaves_play { what = target }, bury(self) },
  },
}
