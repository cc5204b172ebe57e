return summon "Heretic" "Soldevi Heretic" {
  cost = "{2}{U}", power = 2, toughness = 2,
  text = [[{W}, {T}: Prevent up to 2 damage to any creature. Target opponent may draw a card.]],
  differs = { "types" },
  activated {
    cost = "{W}, {T}",
    targets = { packet:to(creatures), opponent },
    prevent(2, target),
    may { by = targets(2), draw(1, targets(2)) },
  },
}
