return summon "Beast" "Guardian Beast" {
  cost = "{3}{B}", power = 2, toughness = 4,
  text = [[As long as Guardian Beast is untapped, noncreature artifacts you control can't be enchanted, they have indestructible, and other players can't gain control of them. This effect doesn't remove Auras already attached to those artifacts.]],
  unread "As long as Guardian Beast is untapped, noncreature artifacts you control can't be enchanted, they have indestructible, and other players can't gain control of them.",
  unread "This effect doesn't remove Auras already attached to those artifacts.",
}
