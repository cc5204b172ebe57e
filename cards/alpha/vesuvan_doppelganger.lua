return summon "Doppelganger" "Vesuvan Doppelganger" {
  cost = "{3}{U}{U}", power = 0, toughness = 0,
  text = [[
    If Vesuvan Doppelganger would come into play, choose a card among all creatures.
    Vesuvan Doppelganger is a copy of the chosen card and is blue and has "During your upkeep, you may have this card become a copy of target creature."
  ]],
  differs = { "types", "effect" },
  before_it_enters { choose("card", each_player, creatures) },
  continuous {
    copy_of = chosen,
    colour = "blue",
    gains = at_upkeep { of = you, target = creature, may { for_good(self, { copy_of = target }) } },
  },
}
