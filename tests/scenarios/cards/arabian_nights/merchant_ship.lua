local both = { "fifth", "microprose" }

scenario("Merchant Ship that attacks unblocked brings 2 life", both, function(s)
  local ship = s.bob:has("in play", "Merchant Ship")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s:expect(ship, { power = 0, toughness = 2, colours = { "blue" } })
  s.bob:attacks { ship }
  s:to("end of attack")
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Merchant Ship that is blocked brings nothing", both, function(s)
  local ship = s.bob:has("in play", "Merchant Ship")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { ship }
  s.sue:blocks { [wall] = ship }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
end)

scenario("Merchant Ship does not sail against a player without islands, and is destroyed without one of its own", both, function(s)
  local ship = s.bob:has("in play", "Merchant Ship")
  local island = s.bob:has("in play", "Island")
  local mine = s.sue:has("in play", "Strip Mine")
  s:expect_illegal(function() s.bob:attacks { ship } end, "Merchant Ship cannot attack")
  s.sue:lands("Island", 1)
  s.sue:activates(mine, { ability = 2, target = island })
  s:expect(ship, { zone = "graveyard" })
end)

scenario("Merchant Ship, ruling 2013-04-15: the 2 life come as soon as no block has been chosen", both, function(s)
  local ship = s.bob:has("in play", "Merchant Ship")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ship }
  s:expect(s.bob, { life = 20 })
  s.sue:blocks {}
  s:expect(s.bob, { life = 22 })
end)

scenario("Merchant Ship that regenerates without an island is destroyed once more at once", both, function(s)
  local ship = s.bob:has("in play", "Merchant Ship")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Regeneration", { on = ship })
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Stone Rain")
  s.sue:lands("Mountain", 3)
  s:next_turn()
  s.bob:will_regenerate(ship, { with = "Regeneration" })
  s.sue:casts("Stone Rain", { target = island })
  s:expect(ship, { zone = "graveyard" })
end)
