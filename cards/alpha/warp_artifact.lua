return enchant_artifact "Warp Artifact" {
  cost = "{B}{B}",
  text = [[During the upkeep of enchanted artifact's controller, Warp Artifact deals 1 damage to that player.]],
  at_upkeep { of = controller_of(enchanted), deal(1, that_player) },
}
