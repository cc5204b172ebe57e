local both = { "fifth", "microprose" }

scenario("Kormus Bell, ruling 2004-10-04: it brings the swamps of both players to life", both, function(s)
  local mine = s.bob:has("in play", "Swamp")
  local theirs = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Kormus Bell")
  s.bob:mana "{4}"
  s.bob:casts("Kormus Bell")
  s:expect(mine, { types = { "land", "creature" }, power = 1, toughness = 1, colours = { "black" } })
  s:expect(theirs, { types = { "land", "creature" }, power = 1, toughness = 1, colours = { "black" } })
end)

for _, row in ipairs {
  { "Stone Rain", "{2}{R}" }, { "Lightning Bolt", "{R}" }, { "Swords to Plowshares", "{W}", "out of game" },
} do
  scenario("Kormus Bell, ruling 2004-10-04: a swamp is both, and " .. row[1] .. " may be cast on it", both, function(s)
    s.bob:has("in play", "Kormus Bell")
    local swamp = s.sue:has("in play", "Swamp")
    s.bob:has("hand", row[1])
    s.bob:mana(row[2])
    s.bob:casts(row[1], { on = swamp })
    s:expect(swamp, { zone = row[3] or "graveyard" })
  end)
end

scenario("Kormus Bell, ruling 2008-08-01: a swamp that was there attacks at once, one that has just come does not", both, function(s)
  local old = s.bob:has("in play", "Swamp")
  local new = s.bob:has("hand", "Swamp")
  s.bob:plays_land(new)
  s.bob:has("hand", "Kormus Bell")
  s.bob:mana "{4}"
  s.bob:casts("Kormus Bell")
  s:expect_illegal(function() s.bob:taps_for_mana(new) end, "R-SICK-1")
  s:expect_illegal(function() s.bob:attacks { new } end, "R-SICK-1")
  s.bob:attacks { old }
  s:to("main")
  s:expect(s.sue, { life = 19 })
  s:expect(old, { tapped = true })
end)

scenario("R-ART-1 Kormus Bell that is tapped leaves the swamps lands, until it untaps", both, function(s)
  local swamp = s.sue:has("in play", "Swamp")
  local bell = s.bob:has("in play", "Kormus Bell")
  local icy = s.sue:has("in play", "Icy Manipulator")
  s.sue:mana "{1}"
  s.sue:activates(icy, { on = bell })
  s:expect(swamp, { types = { "land" }, colours = {} })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(swamp, { types = { "land", "creature" } })
end)

scenario("Kormus Bell: a swamp blocks, and is lost like any creature", both, function(s)
  s.bob:has("in play", "Kormus Bell")
  local swamp = s.sue:has("in play", "Swamp")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { ogre }
  s.sue:blocks { [swamp] = ogre }
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("R-CONT-1 Titania's Song makes Kormus Bell a creature without abilities, and swamps are lands again", both, function(s)
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.sue:has("in play", "Swamp")
  s.sue:has("in play", "Titania's Song")
  s:expect(bell, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
  s:expect(swamp, { types = { "land" }, colours = {} })
end)

scenario("Kormus Bell makes every swamp a 1/1 black creature that is still a land", function(s)
  s.bob:has("in play", "Kormus Bell")
  local swamp = s.sue:has("in play", "Swamp")
  local forest = s.sue:has("in play", "Forest")
  s:expect(swamp, { types = { "land", "creature" }, land_types = { "swamp" }, colours = { "black" }, power = 1, toughness = 1 })
  s:expect(forest, { types = { "land" }, colours = {} })
end)

scenario("a swamp played under Kormus Bell gives no mana that turn", function(s)
  s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("hand", "Swamp")
  s.bob:plays_land(swamp)
  s:expect_illegal(function() s.bob:taps_for_mana(swamp) end, "Bob has not controlled it since that player's turn began (R-SICK-1)")
  s:next_turn()
  s:next_turn()
  s.bob:taps_for_mana(swamp)
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("Kormus Bell leaves a swamp alone that is no land any more", function(s)
  s:card [[ return sorcery "Test Glaze" {
    cost = "{W}", text = "Target land becomes an artifact.",
    target = land, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Test Glaze")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Glaze", { on = swamp })
  s.bob:has("in play", "Kormus Bell")
  s:expect(swamp, { types = { "artifact" }, colours = {} })
end)

scenario("R-ART-2 Kormus Bell that Animate Artifact has made a creature works while it is tapped", both, function(s)
  local swamp = s.sue:has("in play", "Swamp")
  local bell = s.bob:has("in play", "Kormus Bell", { tapped = true })
  s:expect(swamp, { types = { "land" } })
  local animation = s.bob:has("in play", "Animate Artifact", { on = bell })
  s:expect(bell, { types = { "artifact", "creature" }, power = 4, toughness = 4 })
  s:expect(swamp, { types = { "land", "creature" }, colours = { "black" } })
  s.sue:has("hand", "Disenchant")
  s.sue:mana "{1}{W}"
  s.sue:casts("Disenchant", { on = animation })
  s:expect(swamp, { types = { "land" }, colours = {} })
end)
