return summon "Guardian" "Sustaining Spirit" {
  cost = "{1}{W}", power = 0, toughness = 3,
  text = [[
    Cumulative upkeep {1}{W}
    Damage that would reduce your life total to less than 1 reduces it to 1 instead.
  ]],
  differs = { "types" },
  cumulative_upkeep("{1}{W}"),
  damage_spares { n = 1, affects = you },
}
