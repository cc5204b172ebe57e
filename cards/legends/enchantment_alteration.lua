return instant "Enchantment Alteration" {
  cost = "{U}",
  text = [[
    Choose one —
    • Attach target enchantment attached to a creature to a creature.
    • Attach target enchantment attached to a land to a land.
  ]],
  choose_one {
    mode { target = enchantment:enchanting(creatures), attach(target, creatures) },
    mode { target = enchantment:enchanting(lands), attach(target, lands) },
  },
}
