return enchant_world "Arboria" {
  cost = "{2}{G}{G}",
  text = [[As long as the defending player did not cast a spell or put a card into play during their last turn, creatures cannot attack.]],
  cannot_attack { affects = creatures, only_if = is(defending_player, permanents:idle_last_turn()) },
}
