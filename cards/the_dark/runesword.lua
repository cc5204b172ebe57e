return artifact "Runesword" {
  cost = "{6}",
  text = [[{3}, {T}: Target attacking creature gets +2/+0 until end of turn. Creatures dealt damage by it this turn cannot regenerate this turn. If a creature dealt damage by it this turn is dealt lethal damage this turn, remove it from the game. If it leaves play this turn, bury Runesword.]],
  differs = { "effect" },
  activated {
    cost = "{3}, {T}",
    target = creature:attacking(),
    until_end_of_turn(target, { plus = "+2/+0" }),
    this_turn(cannot_regenerate { affects = creatures:damaged_by(target) }),
    this_turn(leaves_the_game_instead { affects = creatures:damaged_by(target):lethally_damaged() }),
    when_this_turn { event = leaves_play { what = target }, bury(self) },
  },
}
