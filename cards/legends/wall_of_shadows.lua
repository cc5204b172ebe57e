return summon "Wall" "Wall of Shadows" {
  cost = "{1}{B}{B}", power = 0, toughness = 1,
  text = [[
    Damage dealt to Wall of Shadows by creatures blocked by it is reduced to 0.
    Wall of Shadows cannot be the target of spells or effects that can target only Walls.
  ]],
  reduces_damage { from = creatures:blocked_by(self) },
  cannot_be_targeted_as { type = "wall" },
}
