local both = { "fifth", "microprose" }

scenario("Enchanted Being takes no combat damage from a creature with an enchantment on it", both, function(s)
  local being = s.bob:has("in play", "Enchanted Being")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:attacks { being }
  s.sue:blocks { [bears] = being }
  s:to("main")
  s:expect(being, { zone = "in play", damage = 0 })
  s:expect(bears, { damage = 2 })
end)

scenario("Enchanted Being dies to a creature without one, and its own enchantment does not matter", both, function(s)
  local being = s.bob:has("in play", "Enchanted Being")
  s.bob:has("in play", "Unholy Strength", { on = being })
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { being }
  s.sue:blocks { [giant] = being }
  s:to("main")
  s:expect(being, { zone = "graveyard" })
end)

scenario("Enchanted Being takes the damage of an enchanted creature's ability, which is no combat damage", both, function(s)
  local being = s.bob:has("in play", "Enchanted Being")
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:has("in play", "Holy Strength", { on = tim })
  s.sue:activates(tim, { on = being })
  s:expect(being, { damage = 1 })
end)

scenario("Enchanted Being takes the damage of a blocker whose enchantment was destroyed before", both, function(s)
  local being = s.bob:has("in play", "Enchanted Being")
  local giant = s.sue:has("in play", "Hill Giant")
  local strength = s.sue:has("in play", "Holy Strength", { on = giant })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:attacks { being }
  s.sue:blocks { [giant] = being }
  s.bob:casts("Disenchant", { target = strength })
  s:to("main")
  s:expect(being, { zone = "graveyard" })
end)
