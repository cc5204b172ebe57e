-- A land of another type has that land's name, type and text; colour and snow are its own (R-LAND-5, R-SNOW-1).
for _, land in ipairs { { "Evil Presence", "{B}" }, { "Phantasmal Terrain", "{U}{U}", "swamp" } } do
  scenario("E-029 snow and colour survive a change of type (" .. land[1] .. ")", function(s)
    local mountain = s.bob:has("in play", "Snow-Covered Mountain")
    s.bob:has("hand", "Thoughtlace")
    s.bob:has("hand", land[1])
    s.bob:mana("{U}" .. land[2])
    s.bob:casts("Thoughtlace", { on = mountain })
    s.bob:casts(land[1], { on = mountain, choosing = land[3] })
    s:expect(mountain, {
      land_types = { "swamp" }, name = "Swamp", colours = { "blue" }, types = { "land", "snow-covered", "basic" },
    })
    s.bob:taps_for_mana(mountain)
    s:expect(s.bob, { mana = "{B}" })
  end)
end

scenario("a land of another type has none of its own text (R-LAND-5)", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.sue:has("in play", "Evil Presence", { on = factory })
  s.bob:mana "{C}"
  s:expect(factory, { name = "Swamp", land_types = { "swamp" } })
  s:expect_illegal(function() s.bob:activates(factory, { ability = 1 }) end, "Swamp has 0 activated abilities")
  s.bob:taps_for_mana(factory)
  s:expect(s.bob, { mana = "{B}{C}" })
end)

scenario("a land that is alive stays alive when its type changes (R-LAND-5)", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:has("hand", "Evil Presence")
  s.bob:mana "{C}{B}"
  s.bob:activates(factory, { ability = 2 })
  s.bob:casts("Evil Presence", { on = factory })
  s:expect(factory, { name = "Swamp", types = { "land", "artifact", "creature" }, power = 2, toughness = 2 })
end)

scenario("R-LAND-5 an artifact land that becomes a basic land is no artifact any more", { "fifth", "microprose" },
  function(s)
    s:card [[ return land "Old Forge" { types = { "artifact", "land" }, activated { cost = "{T}", add_mana "{C}" } } ]]
    local forge = s.bob:has("in play", "Old Forge")
    s:expect(forge, { types = { "land", "artifact" } })
    s.sue:has("in play", "Evil Presence", { on = forge })
    s:expect(forge, { name = "Swamp", types = { "land" } })
  end)
