return sorcery "Fatal Lore" {
  cost = "{2}{B}{B}",
  text = [[
    Your opponent chooses one —
    • Draw three cards.
    • Bury up to two target creatures your opponent controls. Your opponent draws up to three cards.
  ]],
  choose_one {
    by = opponent,
    mode { draw(3) },
    mode { target = between(0, 2, creature:controlled_by(opponent)), bury(target), draw_up_to(3, opponent) },
  },
}
