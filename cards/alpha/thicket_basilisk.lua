return summon "Basilisk" "Thicket Basilisk" {
  cost = "{3}{G}{G}", power = 2, toughness = 4,
  text = [[Whenever Thicket Basilisk blocks or is blocked by a non-Wall creature, destroy that creature at end of combat.]],
  blocks { what = self, blocked = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
  becomes_blocked { what = self, by = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
}
