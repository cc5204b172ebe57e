return summon "Rogue" "Gwendlyn Di Corci" {
  cost = "{U}{B}{B}{R}", power = 3, toughness = 5, legend = true,
  text = [[{T}: Target player discards a card at random. Use this ability only during your turn.]],
  differs = { "types" },
  activated { cost = "{T}", only_if = your_turn, target = player, discard_at_random(1, target) },
}
