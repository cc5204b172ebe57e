return sorcery "All Hallow's Eve" {
  cost = "{2}{B}{B}",
  text = [[
    Remove All Hallow's Eve from the game with two scream counters on it.
    During your upkeep, if All Hallow's Eve is removed from the game and there are one or more scream counters on it, remove a scream counter from it. If there are no scream counters on it, for each creature card in all graveyards, put a creature card from a graveyard into play under its owner's control. If there are no scream counters on All Hallow's Eve, put it into its owner's graveyard.
  ]],
  differs = { "effect" },
  remove_from_game(self),
  put_counters("scream", 2, moved),
  at_upkeep {
    of = you,
    condition = all_of(is(self, cards:in_zone "out of game"), compare(counters_on(self, "scream"), "at least", 1)),
    remove_counters("scream", 1, self),
    when(compare(counters_on(self, "scream"), "exactly", 0), {
      for_each(cards:that_are "creature":in_zone "graveyard", { search(1, cards:that_are "creature":in_zone "graveyard"), return_to_play(found, owner_of(found)) }),
    }),
    when(compare(counters_on(self, "scream"), "exactly", 0), { put_into("graveyard", self) }),
  },
}
