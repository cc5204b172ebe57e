return summon "Wizard" "Nebuchadnezzar" {
  cost = "{3}{U}{B}", power = 3, toughness = 3, legend = true,
  text = [[{X}, {T}: Choose a card name. Choose X cards at random among all cards from target opponent's hand. Reveal those cards. That player discards all cards with the chosen name revealed this way. Use this ability only during your turn.]],
  differs = { "types" },
  activated {
    cost = "{X}, {T}",
    only_if = your_turn,
    target = opponent,
    choose "card name",
    search_at_random(x, cards:owned_by(target):in_zone "hand"),
    look_at(found, players),
    discard_all(target, found:of_chosen_name()),
  },
}
