return summon "Elemental" "Wood Elemental" {
  cost = "{3}{G}", power = chosen_number, toughness = chosen_number,
  text = [[
    Wood Elemental's power and toughness are each equal to the chosen number.
    If Wood Elemental would come into play, sacrifice any number of untapped forests.
  ]],
  before_it_enters {
    choose_number_up_to(count(lands:of_type "forest":untapped():controlled_by(you))),
    search(chosen_number, lands:of_type "forest":untapped():controlled_by(you), { sacrifice(found) }),
  },
}
