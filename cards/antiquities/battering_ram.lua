return artifact_creature "Battering Ram" {
  cost = "{2}", power = 1, toughness = 1,
  text = [[
    As long as Battering Ram is attacking, it has banding.
    Whenever Battering Ram becomes blocked by a Wall, destroy that Wall at end of combat.
  ]],
  differs = { "types", "effect" },
  continuous { affects = self:attacking(), gains = banding },
  becomes_blocked { what = self, by = creatures:of_type "wall", next_end_of_combat { destroy(other_one) } },
}
