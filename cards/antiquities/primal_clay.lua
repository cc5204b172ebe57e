return artifact_creature "Shapeshifter" "Primal Clay" {
  cost = "{4}", power = 0, toughness = 0,
  text = [[When you play Primal Clay, choose one — Primal Clay becomes a 2/2 artifact creature with flying; or Primal Clay becomes a 3/3 artifact creature; or Primal Clay becomes a 1/6 Wall artifact creature.]],
  when_played {
    one_of {
      way { for_good(self, { power = 2, toughness = 2, is_also = { "artifact", "creature" }, gains = flying }) },
      way { for_good(self, { power = 3, toughness = 3, is_also = { "artifact", "creature" } }) },
      way { for_good(self, { power = 1, toughness = 6, is_also = { "artifact", "creature" }, creature_type = "wall" }) },
    },
  },
}
