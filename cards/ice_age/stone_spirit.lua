return summon "Spirit" "Stone Spirit" {
  cost = "{4}{R}", power = 4, toughness = 3,
  text = [[Stone Spirit cannot be blocked by creatures with flying.]],
  differs = { "types" },
  cannot_be_blocked { by = creatures:with "flying" },
}
