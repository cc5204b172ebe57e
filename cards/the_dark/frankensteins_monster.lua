return summon "Monster" "Frankenstein's Monster" {
  cost = "{X}{B}{B}", power = 0, toughness = 1, differs = { "types" },
  text = [[
    If Frankenstein's Monster would come into play, if there are X or more creature cards in your graveyard, choose X creature cards from your graveyard and remove those cards from the game. Otherwise, put it into your graveyard.
    When Frankenstein's Monster comes into play, do this X times: choose one — put a +2/+0 counter on Frankenstein's Monster; or put a +1/+1 counter on it; or put a +0/+2 counter on it.
  ]],
  before_it_enters {
    when(compare(count(cards:that_are "creature":owned_by(you):in_zone "graveyard"), "at least", x), {
      search(x, cards:that_are "creature":owned_by(you):in_zone "graveyard"),
      remove_from_game(found),
    }, {
      put_into("graveyard", self),
    }),
  },
  comes_into_play {
    what = self,
    repeat_times(x, {
      one_of {
        way { put_counters("+2/+0", 1, self) },
        way { put_counters("+1/+1", 1, self) },
        way { put_counters("+0/+2", 1, self) },
      },
    }),
  },
}
