return interrupt "Hydroblast" {
  cost = "{U}",
  text = [[
    Choose one —
    • If target spell is red, counter it.
    • If target permanent is red, destroy it.
  ]],
  differs = { "types" },
  choose_one {
    mode { target = spell, when(is(target, permanents:that_are "red"), { counter(target) }) },
    mode { target = permanent, when(is(target, permanents:that_are "red"), { destroy(target) }) },
  },
}
