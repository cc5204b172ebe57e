return summon "Nameless Race" "Nameless Race" {
  cost = "{3}{B}", power = chosen_number, toughness = chosen_number,
  text = [[
    Nameless Race's power and toughness are each equal to the chosen number.
    Trample
    If Nameless Race would come into play, pay any amount of life. The amount you pay cannot be more than the number of white, nontoken permanents your opponent controls plus the number of white cards in your opponent's graveyard.
  ]],
  differs = { "types" },
  trample,
  before_it_enters {
    choose_number_up_to(smallest(life_of(you), sum(count(permanents:that_are "white":controlled_by(opponent):not_token()), count(cards:that_are "white":owned_by(opponent):in_zone "graveyard")))),
    lose_life(chosen_number),
  },
}
