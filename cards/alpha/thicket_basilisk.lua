return summon "Basilisk" "Thicket Basilisk" {
  cost = "{3}{G}{G}", power = 2, toughness = 4,
  text = [[
    Whenever Thicket Basilisk blocks a non-Wall creature, destroy the other creature at end of combat.
    Whenever Thicket Basilisk becomes blocked by a non-Wall creature, destroy the other creature at end of combat.
  ]],
  blocks { what = self, blocked = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
  becomes_blocked { what = self, by = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
}
