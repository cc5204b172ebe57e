return enchant_creature "Invisibility" {
  cost = "{U}{U}",
  text = [[Enchanted creature cannot be blocked by non-Wall creatures.]],
  cannot_be_blocked { by = creatures:not_ "wall", affects = enchanted },
}
