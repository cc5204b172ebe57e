return instant "Disharmony" {
  cost = "{2}{R}", castable = phase "attackers",
  text = [[
    Cast Disharmony only during combat before blockers are declared.
    Untap target attacking creature. Remove it from combat. Gain control of it until end of turn.
  ]],
  target = creature:attacking(),
  untap(target),
  remove_from_combat(target),
  until_end_of_turn(target, { controller = you }),
}
