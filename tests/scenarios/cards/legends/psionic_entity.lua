local both = { "fifth", "microprose" }

scenario("Psionic Entity deals 2 damage to its target and 3 to itself, which kills it", both, function(s)
  local entity = s.bob:has("in play", "Psionic Entity")        -- 2/2
  s.bob:activates(entity, { on = s.sue })
  s:expect(s.sue, { life = 18 })
  s:expect(entity, { zone = "graveyard" })
end)

scenario("Psionic Entity kills a bear, and lives where it is tougher", both, function(s)
  local entity = s.bob:has("in play", "Psionic Entity")
  s.bob:has("in play", "Giant Strength", { on = entity })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(entity, { on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(entity, { zone = "in play", damage = 3, tapped = true })
end)
