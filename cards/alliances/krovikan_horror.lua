return summon "Horror" "Krovikan Horror" {
  cost = "{3}{B}", power = 2, toughness = 2,
  text = [[
    At the end of any turn, if Krovikan Horror is in your graveyard and there is a nonartifact creature card directly above it, you may return it to your hand.
    {1}, sacrifice a creature: Krovikan Horror deals 1 damage to target creature or player.
  ]],
  differs = { "types", "affected" },
  at_end_of_turn {
    condition = all_of(is(self, cards:in_zone "graveyard"), some(cards:that_are "creature":not_ "artifact":above(self, 1))),
    may { return_to_hand(self) },
  },
  activated { cost = { "{1}", sacrifice(creatures) }, target = creature_or_player, deal(1, target) },
}
