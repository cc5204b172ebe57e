return summon "Doppelganger" "Vesuvan Doppelganger" {
  cost = "{3}{U}{U}", power = 0, toughness = 0,
  text = [[
    If Vesuvan Doppelganger would come into play, choose a card among all creatures.
    Vesuvan Doppelganger is a copy of the chosen card and is blue and has "During your upkeep, you may choose another creature. If you do, this card becomes a copy of that creature."
  ]],
  differs = { "types", "effect" },
  before_it_enters { choose("card", each_player, creatures) },
  continuous {
    copy_of = chosen,
    colour = "blue",
    gains = at_upkeep { of = you, may { search(1, creatures:other()), for_good(self, { copy_of = found }) } },
  },
}
