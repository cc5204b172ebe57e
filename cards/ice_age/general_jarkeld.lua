return summon "Legend" "General Jarkeld" {
  legend = true,
  cost = "{3}{W}", power = 1, toughness = 2,
  text = [[{T}: Switch the blocking creatures of two target attacking creatures. All blocks must remain legal. Use this ability only after blockers are declared and before damage is dealt.]],
  differs = { "types" },
  activated {
    cost = "{T}", only_if = phase "blockers",
    targets = { creature:attacking(), creature:attacking() },
    switch_blockers(targets(1), targets(2)),
  },
}
