return interrupt "Pyroblast" {
  cost = "{R}",
  text = [[
    Choose one —
    • If target spell is blue, counter it.
    • If target permanent is blue, destroy it.
  ]],
  differs = { "types" },
  choose_one {
    mode { target = spell, when(is(target, permanents:that_are "blue"), { counter(target) }) },
    mode { target = permanent, when(is(target, permanents:that_are "blue"), { destroy(target) }) },
  },
}
