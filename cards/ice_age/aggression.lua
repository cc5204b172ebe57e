return enchantment "Aggression" {
  cost = "{2}{R}", on = creatures:not_ "wall",
  text = [[
    Enchanted creature has first strike and trample.
    At the end of the turn of enchanted creature's controller, destroy it if it did not attack this turn.
  ]],
  continuous { affects = enchanted, gains = { first_strike, trample } },
  at_end_of_turn {
    of = controller_of(enchanted),
    when(not_so(is(enchanted, permanents:attacked())), { destroy(enchanted) }),
  },
}
