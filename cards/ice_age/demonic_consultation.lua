return instant "Demonic Consultation" {
  cost = "{B}",
  text = [[Choose a card name. Exile the top six cards of your library, then reveal cards from the top of your library until you reveal a card with the chosen name. Put that card into your hand and exile all other cards revealed this way.]],
  choose "card name",
  remove_from_game(cards:owned_by(you):in_zone "library":on_top(6)),
  look_at(cards:owned_by(you):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name()), players),
  search(1, cards:owned_by(you):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name()):of_chosen_name()),
  remove_from_game(cards:owned_by(you):not_among(found):in_zone "library":not_below(cards:owned_by(you):in_zone "library":of_chosen_name())),
  return_to_hand(found),
}
