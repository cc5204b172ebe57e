return interrupt "Red Elemental Blast" {
  cost = "{R}",
  text = [[
    Choose one —
    • Counter target blue spell.
    • Destroy target blue permanent.
  ]],
  differs = { "types" },
  choose_one {
    mode { target = spell:that_are "blue", counter(target) },
    mode { target = permanent:that_are "blue", destroy(target) },
  },
}
