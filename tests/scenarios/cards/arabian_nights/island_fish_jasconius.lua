local both = { "fifth", "microprose" }

scenario("Island Fish Jasconius attacks where the defender has an island, and stays tapped until {U}{U}{U} is paid in upkeep", both, function(s)
  local fish = s.bob:has("in play", "Island Fish Jasconius")
  s.bob:lands("Island", 3)
  s:expect(fish, { power = 6, toughness = 8, colours = { "blue" } })
  s:expect_illegal(function() s.bob:attacks { fish } end, "cannot attack")
  s.sue:lands("Island", 1)
  s.bob:attacks { fish }
  s:to("end of attack")
  s:expect(s.sue, { life = 14 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(fish, { tapped = true })
  -- Once the upkeep is over, it is too late.
  s:expect_illegal(function() s.bob:activates(fish) end, "does not allow it now")
  s:turn_of(s.sue)
  s:to("upkeep")
  s.bob:activates(fish)
  s:expect(fish, { tapped = false })
  s:turn_of(s.bob)
  s.bob:attacks { fish }
  s:to("end of attack")
  s:expect(s.sue, { life = 8 })
end)

scenario("Island Fish Jasconius is buried the moment its controller has no island", both, function(s)
  local fish = s.bob:has("in play", "Island Fish Jasconius")
  s.bob:has("in play", "Regeneration", { on = fish })
  s.bob:lands("Forest", 1)
  local island = s.bob:has("in play", "Island")
  local mine = s.sue:has("in play", "Strip Mine")
  s.sue:lands("Island", 2)
  s.sue:activates(mine, { ability = 2, target = island })
  s:expect(fish, { zone = "graveyard" })
end)

scenario("Island Fish Jasconius blocks whether or not anybody has an island but its controller", both, function(s)
  local fish = s.sue:has("in play", "Island Fish Jasconius")
  s.sue:lands("Island", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [fish] = wurm }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(fish, { damage = 6 })
end)

scenario("Island Fish Jasconius that a player without islands takes is buried at once", both, function(s)
  local fish = s.sue:has("in play", "Island Fish Jasconius")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{2}{U}{U}"
  s.bob:casts("Control Magic", { on = fish })
  s:expect(fish, { zone = "graveyard", owner = s.sue })
end)
