return artifact "Crown of the Ages" {
  cost = "{2}",
  text = [[{4}, {T}: Attach target enchantment attached to a creature to a creature.]],
  activated { cost = "{4}, {T}", target = enchantment:enchanting(creatures), attach(target, creatures) },
}
