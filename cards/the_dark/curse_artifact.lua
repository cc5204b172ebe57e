return enchant_artifact "Curse Artifact" {
  cost = "{2}{B}{B}",
  text = [[During the upkeep of enchanted artifact's controller, Curse Artifact deals 2 damage to that player unless that player buries it.]],
  differs = { "effect" },
  at_upkeep {
    of = controller_of(enchanted),
    may { by = that_player, otherwise = { deal(2, that_player) }, bury(enchanted) },
  },
}
