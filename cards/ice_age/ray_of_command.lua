return instant "Ray of Command" {
  cost = "{3}{U}",
  text = [[Untap target creature your opponent controls. Gain control of it until end of turn. It is unaffected by summoning sickness until end of turn. When you lose control of it, if it is the end of the turn, tap it.]],
  differs = { "effect" },
  target = creature:controlled_by(opponent),
  untap(target),
  until_end_of_turn(target, { controller = you }),
  until_end_of_turn(target, { gains = haste }),
  the_next_time { event = loses_control { what = target, by = you }, when(phase "cleanup", { tap(target) }) },
}
