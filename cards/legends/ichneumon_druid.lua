return summon "Druid" "Ichneumon Druid" {
  cost = "{1}{G}{G}", power = 1, toughness = 1,
  text = [[Whenever an opponent successfully casts an instant, interrupt, or mana source spell, if that player played 2 or more instant, interrupt, or mana source spells this turn, Ichneumon Druid deals 4 damage to that player.]],
  successfully_cast {
    what = spells:that_are "instant or interrupt or mana source",
    by = opponent,
    condition = compare(count(played:that_are "instant or interrupt or mana source":controlled_by(that_player)), "at least", 2),
    deal(4, that_player),
  },
}
