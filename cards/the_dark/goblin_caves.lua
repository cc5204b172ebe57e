return enchant_land "Goblin Caves" {
  cost = "{1}{R}{R}",
  text = [[As long as enchanted land is a basic mountain, all Goblins get +0/+2.]],
  continuous {
    affects = creatures:of_type "goblin",
    only_if = is(enchanted, lands:that_are "basic":of_type "mountain"),
    plus = "+0/+2",
  },
}
