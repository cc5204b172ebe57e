local both = { "fifth", "microprose" }

scenario("Living Lands makes the forests of both players 1/1 creatures that are still lands, and colourless", both, function(s)
  local mine = s.bob:has("in play", "Forest")
  local theirs = s.sue:has("in play", "Forest")
  local island = s.sue:has("in play", "Island")
  s.bob:has("hand", "Living Lands")
  s.bob:mana "{3}{G}"
  s.bob:casts("Living Lands")
  for _, forest in ipairs { mine, theirs } do
    s:expect(forest, { types = { "land", "creature" }, power = 1, toughness = 1, colours = {} })
  end
  s:expect(island, { types = { "land" } })
  s.bob:taps_for_mana(mine)
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("Living Lands, ruling 2008-08-01: a forest attacks that was there when the turn began, whenever it came to life", both, function(s)
  local old = s.bob:has("in play", "Forest")
  local new = s.bob:has("hand", "Forest")
  s.bob:plays_land(new)
  s.bob:has("hand", "Living Lands")
  s.bob:mana "{3}{G}"
  s.bob:casts("Living Lands")
  s:expect_illegal(function() s.bob:attacks { new } end, "R-SICK-1")
  s:expect_illegal(function() s.bob:taps_for_mana(new) end, "R-SICK-1")
  s.bob:attacks { old }
  s:to("main")
  s:expect(s.sue, { life = 19 })
end)

scenario("Living Lands: Pestilence takes the forests of both players", both, function(s)
  s.bob:has("in play", "Living Lands")
  local pestilence = s.bob:has("in play", "Pestilence")
  local mine = s.bob:has("in play", "Forest")
  local theirs = s.sue:has("in play", "Forest")
  s.bob:mana "{B}"
  s.bob:activates(pestilence)
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
end)

scenario("Living Lands that is destroyed leaves lands, which damage no longer kills", both, function(s)
  local it = s.bob:has("in play", "Living Lands")
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("hand", "Disenchant")
  s.sue:mana "{1}{W}"
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:casts("Disenchant", { on = it })
  s:expect(forest, { types = { "land" } })
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { on = forest }) end, "R-TARGET-1")
end)

scenario("R-PERM-1 Living Lands: Wrath of God buries the forests of both players", both, function(s)
  s.sue:has("in play", "Living Lands")
  s.sue:lands("Forest", 2)
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Wrath of God")
  s.bob:mana "{2}{W}{W}"
  s.bob:casts("Wrath of God")
  s:expect(s.sue, { in_play = { "Living Lands" } })
  s:expect(s.bob, { in_play = 0 })
end)
