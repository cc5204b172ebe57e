return instant "Rapid Fire" {
  cost = "{3}{W}", castable = any_of(before_attack, phase "attackers"),
  text = [[
    Cast Rapid Fire only before blockers are declared.
    Target creature gains first strike until end of turn. If it does not have rampage, it gains rampage 2 until end of turn.
  ]],
  target = creature,
  until_end_of_turn(target, { gains = first_strike }),
  when(not_so(is(target, permanents:with "rampage")), { until_end_of_turn(target, { gains = rampage(2) }) }),
}
