return summon "Barbarian" "Barbarian Guides" {
  cost = "{2}{R}", power = 1, toughness = 2,
  text = [[{2}{R}, {T}: Choose a basic land type. Target creature you control gains snow-covered landwalk of the chosen type until end of turn. Return it to its owner's hand at end of turn.]],
  differs = { "types" },
  activated {
    cost = "{2}{R}, {T}",
    target = creature:controlled_by(you),
    choose "basic land type",
    until_end_of_turn(target, { gains = landwalk { from = permanents:that_are "snow-covered":of_chosen_land_type() } }),
    next_end_of_turn { return_to_hand(target) },
  },
}
