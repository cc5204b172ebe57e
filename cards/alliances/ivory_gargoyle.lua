return summon "Gargoyle" "Ivory Gargoyle" {
  cost = "{4}{W}", power = 2, toughness = 2,
  text = [[
    Flying
    When Ivory Gargoyle is put into a graveyard from play, put it into play under its owner's control at end of turn. Skip your next draw phase.
    {4}{W}: Remove Ivory Gargoyle from the game.
  ]],
  flying,
  put_into_graveyard {
    what = self,
    next_end_of_turn { return_to_play(self, owner_of(self)) },
    skip_phase "draw",
  },
  activated { cost = "{4}{W}", remove_from_game(self) },
}
