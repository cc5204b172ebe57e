return enchant_creature "Venom" {
  cost = "{1}{G}{G}",
  text = [[
    Whenever enchanted creature blocks a non-Wall creature, destroy that creature at end of combat.
    Whenever enchanted creature becomes blocked by a non-Wall creature, destroy that creature at end of combat.
  ]],
  blocks { what = enchanted, blocked = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
  becomes_blocked { what = enchanted, by = creatures:not_ "wall", next_end_of_combat { destroy(other_one) } },
}
