return sorcery "Fatal Lore" {
  cost = "{2}{B}{B}",
  text = [[
    An opponent chooses one —
    • You draw 3 cards.
    • Bury up to 2 target creatures an opponent controls. An opponent draws up to 3 cards.
  ]],
  choose_one {
    by = opponent,
    mode { draw(3) },
    mode { target = between(0, 2, creature:controlled_by(opponent)), bury(target), draw_up_to(3, opponent) },
  },
}
