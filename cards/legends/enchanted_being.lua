return summon "Being" "Enchanted Being" {
  cost = "{1}{W}{W}", power = 2, toughness = 2,
  text = [[Combat damage dealt to Enchanted Being by enchanted creatures is reduced to 0.]],
  differs = { "types" },
  reduces_damage { from = creatures:enchanted_by(permanents), combat = true },
}
