return artifact_creature "Beast" "Phyrexian War Beast" {
  cost = "{3}", power = 3, toughness = 4,
  text = [[When Phyrexian War Beast leaves play, sacrifice a land. Phyrexian War Beast deals 1 damage to you.]],
  leaves_play { what = self, search(1, lands:controlled_by(you), { sacrifice(found) }), deal(1, you) },
}
