return summon "Bear" "Spectral Bears" {
  cost = "{1}{G}", power = 3, toughness = 3,
  text = [[Whenever Spectral Bears attacks, if defending player controls no black, nontoken permanents, it does not untap during your next untap phase.]],
  differs = { "types" },
  attacks {
    what = self,
    condition = no(permanents:that_are "black":controlled_by(defending_player):not_token()),
    through_next_untap(does_not_untap { affects = self, only_if = your_turn }),
  },
}
