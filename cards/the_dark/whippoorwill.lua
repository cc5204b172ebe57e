return summon "Whippoorwill" "Whippoorwill" {
  cost = "{G}", power = 1, toughness = 1,
  text = [[{G}{G}, {T}: Target creature cannot regenerate this turn. Damage dealt to it cannot be prevented or dealt to another permanent or player instead this turn. When it is put into a graveyard from play this turn, remove it from the game.]],
  differs = { "types" },
  activated {
    cost = "{G}{G}, {T}",
    target = creature,
    this_turn(cannot_regenerate { affects = target }),
    this_turn(damage_stays { affects = target }),
    when_this_turn { event = put_into_graveyard { what = target }, remove_from_game(target) },
  },
}
