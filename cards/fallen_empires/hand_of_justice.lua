return summon "Avatar" "Hand of Justice" {
  cost = "{5}{W}", power = 2, toughness = 6,
  text = [[{T}: Tap three target white untapped creatures you control. If you do, destroy target creature.]],
  differs = { "effect" },
  activated {
    cost = "{T}",
    targets = { exactly(3, creature:that_are "white":untapped():controlled_by(you)), creature },
    first { tap(targets(1)), to = { destroy(targets(2)) } },
  },
}
