return summon "Minotaur" "Anaba Spirit Crafter" {
  cost = "{2}{R}{R}", power = 1, toughness = 3,
  text = [[All Minotaurs get +1/+0.]],
  differs = { "types" },
  continuous { affects = creatures:of_type "minotaur", plus = "+1/+0" },
}
