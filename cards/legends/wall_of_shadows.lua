return summon "Wall" "Wall of Shadows" {
  cost = "{1}{B}{B}", power = 0, toughness = 1,
  text = [[
    Damage dealt to Wall of Shadows by creatures blocked by it is reduced to 0.
    Wall of Shadows can't be the target of spells that can target only Walls or of abilities that can target only Walls.
  ]],
  reduces_damage { from = creatures:blocked_by(self) },
  unread "Wall of Shadows can't be the target of spells that can target only Walls or of abilities that can target only Walls.",
}
