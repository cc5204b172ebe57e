return instant "Disharmony" {
  cost = "{2}{R}", castable = phase "attackers",
  text = [[
    Cast Disharmony only during combat before blockers are declared.
    Untap target attacking creature. Treat it as though it had not attacked. Gain control of it until end of turn.
  ]],
  differs = { "effect" },
  target = creature:attacking(),
  untap(target),
  undo_attack(target),
  until_end_of_turn(target, { controller = you }),
}
