return enchant_creature "Seeker" {
  cost = "{2}{W}{W}",
  text = [[Enchanted creature cannot be blocked except by artifact creatures and white creatures.]],
  cannot_be_blocked { by = creatures:not_ "artifact":not_ "white", affects = enchanted },
}
