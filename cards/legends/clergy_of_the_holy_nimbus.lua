return summon "Priest" "Clergy of the Holy Nimbus" {
  cost = "{W}", power = 1, toughness = 1,
  text = [[
    If Clergy of the Holy Nimbus would be destroyed, regenerate it.
    {1}: Clergy of the Holy Nimbus cannot regenerate this turn. Only your opponent may use this ability.
  ]],
  differs = { "types" },
  regenerates_itself {},
  activated { cost = "{1}", user = opponent, this_turn(cannot_regenerate { affects = self }) },
}
