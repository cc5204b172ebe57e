return summon "Wall" "Wall of Vapor" {
  cost = "{3}{U}", power = 0, toughness = 1,
  text = [[Damage dealt to Wall of Vapor by creatures blocked by it is reduced to 0.]],
  reduces_damage { from = creatures:blocked_by(self) },
}
