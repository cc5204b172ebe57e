return enchantment "Nature's Wrath" {
  cost = "{4}{G}{G}",
  text = [[
    During your upkeep, bury Nature's Wrath unless you pay {G}.
    Whenever a player puts an island or blue permanent into play, that player sacrifices an island or blue permanent.
    Whenever a player puts a swamp or black permanent into play, that player sacrifices a swamp or black permanent.
  ]],
  at_upkeep { of = you, unless { pay = "{G}", bury(self) } },
  comes_into_play {
    what = either(permanents:of_type "island", permanents:that_are "blue"),
    search(1, either(permanents:of_type "island", permanents:that_are "blue"):controlled_by(that_player), { sacrifice(found) }, that_player),
  },
  comes_into_play {
    what = either(permanents:of_type "swamp", permanents:that_are "black"),
    search(1, either(permanents:of_type "swamp", permanents:that_are "black"):controlled_by(that_player), { sacrifice(found) }, that_player),
  },
}
