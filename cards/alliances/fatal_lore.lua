return sorcery "Fatal Lore" {
  cost = "{2}{B}{B}",
  text = [[
    Target opponent chooses one —
    • Draw three cards.
    • Bury up to two target creatures your opponent controls. That player draws up to three cards.
  ]],
  differs = { "effect" },
  choose_one {
    by = target,
    mode { target = opponent, draw(3) },
    mode { targets = { opponent, between(0, 2, creature:controlled_by(opponent)) }, bury(targets(2)), draw_up_to(3, target) },
  },
}
