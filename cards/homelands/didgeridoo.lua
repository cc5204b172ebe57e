return artifact "Didgeridoo" {
  cost = "{1}",
  text = [[{3}: You may put a Minotaur card from your hand into play.]],
  activated {
    cost = "{3}",
    may { search(1, cards:of_type "minotaur":owned_by(you):in_zone "hand"), return_to_play(found) },
  },
}
