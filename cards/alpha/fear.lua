return enchant_creature "Fear" {
  cost = "{B}{B}",
  text = [[Enchanted creature cannot be blocked except by artifact creatures and black creatures.]],
  differs = { "effect" },
  cannot_be_blocked { by = creatures:not_ "artifact":not_ "black", affects = enchanted },
}
