return summon "Wizard" "Magus of the Unseen" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{1}{U}, {T}: Untap target artifact your opponent controls. Gain control of it until end of turn. It is unaffected by summoning sickness until end of turn. When you lose control of it, if it is the end of the turn, tap it.]],
  differs = { "types", "effect" },
  activated {
    cost = "{1}{U}, {T}",
    target = artifact:controlled_by(opponent),
    untap(target),
    until_end_of_turn(target, { controller = you }),
    until_end_of_turn(target, { gains = haste }),
    the_next_time { event = loses_control { what = target, by = you }, when(phase "cleanup", { tap(target) }) },
  },
}
