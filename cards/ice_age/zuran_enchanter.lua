return summon "Wizard" "Zuran Enchanter" {
  cost = "{1}{U}", power = 1, toughness = 1,
  text = [[{2}{B}, {T}: Target player discards a card. Use this ability only during your turn.]],
  differs = { "types" },
  activated { cost = "{2}{B}, {T}", only_if = your_turn, target = player, discard(1, target) },
}
