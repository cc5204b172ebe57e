return enchantment "Chaos Moon" {
  cost = "{3}{R}",
  text = [[During each player's upkeep, all red creatures get +1/+1 until end of turn if the number of permanents is odd. If the number of permanents is odd, whenever a mountain is tapped for mana this turn, that player adds an additional {R}. If the number of permanents is even, all red creatures get -1/-1 until end of turn. If the number of permanents is even, mountains tapped for mana produce {C} instead of any other type until end of turn.]],
  at_upkeep {
    when(odd(count(permanents)), { until_end_of_turn(creatures:that_are "red", { plus = "+1/+1" }) }),
    when(odd(count(permanents)), { whenever_this_turn { event = tapped_for_mana { what = lands:of_type "mountain" }, add_mana("{R}", that_player) } }),
    when(not_so(odd(count(permanents))), { until_end_of_turn(creatures:that_are "red", { plus = "-1/-1" }) }),
    when(not_so(odd(count(permanents))), { this_turn(produces_instead { mana = "{C}", affects = lands:of_type "mountain" }) }),
  },
}
