return interrupt "Reset" {
  cost = "{U}{U}", castable = all_of(turn_of(opponent), not_so(phase "untap", phase "upkeep")),
  text = [[
    Cast Reset only during your opponent's turn and only after upkeep.
    Untap all lands you control.
  ]],
  differs = { "types" },
  untap(lands:controlled_by(you)),
}
