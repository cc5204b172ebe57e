local both = { "fifth", "microprose" }

scenario("Ice Storm destroys a land", both, function(s)
  local island = s.sue:has("in play", "Island")
  local other = s.sue:has("in play", "Island")
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{2}{G}"
  s.bob:casts("Ice Storm", { choosing = island })
  s:expect(island, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
end)

scenario("Ice Storm destroys special lands and the caster's own", both, function(s)
  local factory = s.sue:has("in play", "Mishra's Factory")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Ice Storm", { count = 2 })
  s.bob:mana "{2}{G}{2}{G}"
  s.bob:casts("Ice Storm", { choosing = factory })
  s:expect(factory, { zone = "graveyard" })
  s.bob:casts("Ice Storm", { choosing = forest })
  s:expect(forest, { zone = "graveyard" })
end)

scenario("Ice Storm prints no target: the land is chosen when it resolves, for {2}{G} and no less", both, function(s)
  local island = s.sue:has("in play", "Island")
  local forest = s.bob:has("in play", "Forest")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{1}{G}"
  s.bob:taps_for_mana(forest)
  s.bob:casts("Ice Storm", { choosing = island, held = true })
  s:expect(island, { zone = "in play" })
  s:resolve()
  s:expect(island, { zone = "graveyard" })
  s:expect(ogre, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-COST-1 Ice Storm is not cast for two mana, nor without green mana", both, function(s)
  s.sue:has("in play", "Island")
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{1}{G}"
  s:expect_illegal(function() s.bob:casts("Ice Storm") end, "R-COST-1")
end)

scenario("R-ENCH-2 an enchantment on a land goes with it under Ice Storm", both, function(s)
  local island = s.sue:has("in play", "Island")
  local growth = s.sue:has("in play", "Wild Growth", { on = island })
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{2}{G}"
  s.bob:casts("Ice Storm")
  s:expect(island, { zone = "graveyard" })
  s:expect(growth, { zone = "graveyard" })
end)

scenario("R-MANA-3 a land gives its mana in response to Ice Storm, and goes all the same", both, function(s)
  local island = s.sue:has("in play", "Island")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{2}{G}"
  s.bob:casts("Ice Storm", { held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "hand" })
  s:expect(island, { zone = "graveyard" })
end)

scenario("R-DEST-1 Ice Storm destroys, so a living forest regenerates from it", both, function(s)
  s.sue:has("in play", "Living Lands")
  local forest = s.sue:has("in play", "Forest")
  local regeneration = s.sue:has("in play", "Regeneration", { on = forest })
  s.sue:mana "{G}"
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{2}{G}"
  s.sue:will_regenerate(forest, { with = regeneration })
  s.bob:casts("Ice Storm")
  s:expect(forest, { zone = "in play", tapped = true })
end)

scenario("Ice Storm does not destroy a land with Consecrate Land", both, function(s)
  local plains = s.sue:has("in play", "Plains")
  s.sue:has("in play", "Consecrate Land", { on = plains })
  s.bob:has("hand", "Ice Storm")
  s.bob:mana "{2}{G}"
  s.bob:casts("Ice Storm")
  s:expect(plains, { zone = "in play" })
  s:expect(s.bob, { graveyard = { "Ice Storm" } })
end)
