return keyword "protection" {
  takes = "quality",
  text = "No such creature blocks it, no such spell, effect or enchantment has it as a target, and damage from such a source is reduced to 0 (R-PROT-1).",
  cannot_be_blocked { by = parameter },
  cannot_be_targeted { by = parameter },
  cannot_be_enchanted { by = parameter },
  reduces_damage { from = parameter },
}
