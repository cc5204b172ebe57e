return summon "Druid" "Ichneumon Druid" {
  cost = "{1}{G}{G}", power = 1, toughness = 1,
  text = [[Whenever your opponent successfully casts an instant spell, if that player played two or more instant spells this turn, Ichneumon Druid deals 4 damage to that player.]],
  differs = { "types", "affected" },
  successfully_cast {
    what = spells:that_are "instant",
    by = opponent,
    condition = compare(count(played:that_are "instant":controlled_by(that_player)), "at least", 2),
    deal(4, that_player),
  },
}
