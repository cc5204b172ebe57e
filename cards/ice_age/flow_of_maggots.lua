return summon "Insect" "Flow of Maggots" {
  cost = "{2}{B}", power = 2, toughness = 2,
  text = [[
    Cumulative upkeep {1}
    Flow of Maggots cannot be blocked by non-Wall creatures.
  ]],
  cumulative_upkeep("{1}"),
  cannot_be_blocked { by = creatures:not_ "wall" },
}
