return interrupt "Blue Elemental Blast" {
  cost = "{U}",
  text = [[
    Choose one —
    • Counter target red spell.
    • Destroy target red permanent.
  ]],
  differs = { "types" },
  choose_one {
    mode { target = spell:that_are "red", counter(target) },
    mode { target = permanent:that_are "red", destroy(target) },
  },
}
