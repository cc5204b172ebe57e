return summon "Medusa" "Infernal Medusa" {
  cost = "{3}{B}{B}", power = 2, toughness = 4,
  text = [[
    Whenever Infernal Medusa blocks a creature, destroy that creature at end of combat.
    Whenever Infernal Medusa becomes blocked by a non-Wall creature, destroy that creature at end of combat.
  ]],
  differs = { "types" },
  blocks { what = self, blocked = creatures, next_end_of_combat { destroy(other_one) } },
  becomes_blocked { what = self, by = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
}
