scenario("E-059 island, mountain, island: the latest change wins", { "fifth", "microprose" }, function(s)
  local land = s.sue:has("in play", "Forest")
  local terrains = s.bob:has("hand", "Phantasmal Terrain", { count = 3 })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Island", 2)
  s.bob:casts(terrains[1], { on = land, choosing = "island" })
  s:expect(land, { land_types = { "island" } })
  s:next_turn()
  s:next_turn()
  s.bob:casts(terrains[2], { on = land, choosing = "mountain" })
  s:expect(land, { land_types = { "mountain" } })
  s:next_turn()
  s:next_turn()
  s.bob:casts(terrains[3], { on = land, choosing = "island" })
  s:expect(land, { land_types = { "island" } })
  for _, terrain in ipairs(terrains) do s:expect(terrain, { zone = "in play" }) end
  s.bob:mana "{W}{W}"
  s.bob:casts("Disenchant", { on = terrains[3] })
  s:expect(land, { land_types = { "mountain" } })
end)

scenario("E-060 Phantasmal Terrain, then Conversion", { "fifth", "microprose" }, function(s)
  local island = s.bob:has("in play", "Island")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:lands("Island", 2)
  s.sue:has("hand", "Conversion")
  s.sue:lands("Plains", 4)
  s.bob:casts("Phantasmal Terrain", { on = island, choosing = "mountain" })
  s:expect(island, { land_types = { "mountain" } })
  s:next_turn()
  s.sue:casts("Conversion")
  s:expect(island, { land_types = { "plains" } })
end)

scenario("E-061 Conversion, then Phantasmal Terrain", { "fifth", "microprose" }, function(s)
  local island = s.bob:has("in play", "Island")
  s.sue:has("in play", "Conversion")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:mana "{U}{U}"
  s.bob:casts("Phantasmal Terrain", { on = island, choosing = "mountain" })
  s:expect(island, { land_types = { "mountain" } })
  s.bob:taps_for_mana(island)
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("E-062 a mountain played under Conversion", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Conversion")
  local mountain = s.bob:has("hand", "Mountain")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:plays_land(mountain)
  s:expect(mountain, { land_types = { "plains" } })
  s.bob:mana "{U}{U}"
  s.bob:casts("Phantasmal Terrain", { on = mountain, choosing = "mountain" })
  s:expect(mountain, { land_types = { "mountain" } })
end)

scenario("E-204 a conditional ability works only while its condition holds", { "fifth", "microprose" }, function(s)
  s:card [[
    return summon "Dryad" "Grove Dryad" {
      cost = "{G}", power = 1, toughness = 1,
      continuous { only_if = some(lands:of_type "forest":controlled_by(you)), plus = "+1/+1" },
    }
  ]]
  s:card [[
    return instant "Uproot" { cost = "{G}", target = land, return_to_hand(target) }
  ]]
  local dryad = s.bob:has("in play", "Grove Dryad")
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Uproot")
  s:expect(dryad, { power = 2, toughness = 2 })
  s.bob:mana "{G}"
  s.bob:casts("Uproot", { target = forest })
  s:expect(dryad, { power = 1, toughness = 1, zone = "in play" })
  s.bob:plays_land(forest)
  s:expect(dryad, { power = 2, toughness = 2 })
end)

scenario("E-204 b: deaths are looked for when the condition ends", { "fifth", "microprose" }, function(s)
  s:card [[
    return summon "Dryad" "Grove Dryad" {
      cost = "{G}", power = 1, toughness = 1,
      continuous { only_if = some(lands:of_type "forest":controlled_by(you)), plus = "+1/+1" },
    }
  ]]
  local dryad = s.bob:has("in play", "Grove Dryad", { damage = 1 })
  local forest = s.bob:has("in play", "Forest")
  s.sue:has("hand", "Evil Presence")
  s:expect(dryad, { power = 2, toughness = 2, zone = "in play" })
  s:turn_of(s.sue)
  s:expect(dryad, { damage = 0 })
  local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:activates(sorcerer, { target = dryad })
  s:expect(dryad, { damage = 1, zone = "in play" })
  s.sue:mana "{B}"
  s.sue:casts("Evil Presence", { on = forest })
  s:expect(dryad, { zone = "graveyard" })
end)
