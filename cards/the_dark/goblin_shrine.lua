return enchant_land "Goblin Shrine" {
  cost = "{1}{R}{R}",
  text = [[
    As long as enchanted land is a mountain, all Goblins get +1/+0.
    When Goblin Shrine leaves play, it deals 1 damage to each Goblin.
  ]],
  differs = { "affected" },
  continuous {
    affects = creatures:of_type "goblin",
    only_if = is(enchanted, lands:of_type "mountain"),
    plus = "+1/+0",
  },
  leaves_play { what = self, deal(1, creatures:of_type "goblin") },
}
