return enchant_artifact "Curse Artifact" {
  cost = "{2}{B}{B}",
  text = [[During the upkeep of enchanted artifact's controller, Curse Artifact deals 2 damage to that player unless that player sacrifices it.]],
  at_upkeep {
    of = controller_of(enchanted),
    unless { by = that_player, pay = sacrifice(enchanted), deal(2, that_player) },
  },
}
