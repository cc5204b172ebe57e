local both = { "fifth", "microprose" }

--- Bob's graveyard with Ashen Ghoul below these cards, the last on top, and on to the end of his next upkeep.
local function buried(s, above)
  local ghoul = s.bob:has("graveyard", "Ashen Ghoul")
  for _, name in ipairs(above) do s.bob:has("graveyard", name) end
  s.bob:lands("Swamp", 1)
  s:turn_of(s.sue)
  return ghoul
end

scenario("Ashen Ghoul attacks the turn it comes into play", both, function(s)
  s.bob:has("hand", "Ashen Ghoul")
  s.bob:lands("Swamp", 4)
  local ghoul = s.bob:casts("Ashen Ghoul")
  s:expect(ghoul, { power = 3, toughness = 1 })
  s.bob:attacks { ghoul }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Ashen Ghoul returns at the end of the upkeep with three creature cards above it, and attacks", both, function(s)
  local ghoul = buried(s, { "Gray Ogre", "Terror", "Grizzly Bears", "Craw Wurm" })
  s:to("untap")
  s:to("end of upkeep")
  s.bob:activates(ghoul)
  s:expect(ghoul, { zone = "in play", controller = s.bob })
  s:to("main")
  s.bob:attacks { ghoul }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Ashen Ghoul stays where fewer than three creature cards lie above it", both, function(s)
  s.bob:has("graveyard", "Serra Angel")
  local ghoul = buried(s, { "Gray Ogre", "Terror", "Craw Wurm" })
  s:to("untap")
  s:to("end of upkeep")
  s:expect_illegal(function() s.bob:activates(ghoul) end, "R-GEN-1")
end)

scenario("Ashen Ghoul returns in no other phase, nor in the opponent's upkeep, nor for other mana", both, function(s)
  local ghoul = s.bob:has("graveyard", "Ashen Ghoul")
  for _, name in ipairs { "Gray Ogre", "Grizzly Bears", "Craw Wurm" } do s.bob:has("graveyard", name) end
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(ghoul) end, "R-GEN-1")
  s:to("cleanup")
  s:to("end of upkeep")
  s:expect(s, { turn_of = s.sue })
  s:expect_illegal(function() s.bob:activates(ghoul) end, "R-GEN-1")
end)

scenario("R-TURN-5 Ashen Ghoul waits for the end of the upkeep, where something else happens at it", both, function(s)
  s.bob:has("in play", "Armageddon Clock")
  local ghoul = buried(s, { "Gray Ogre", "Grizzly Bears", "Craw Wurm" })
  s:to("beginning of upkeep")
  s:expect_illegal(function() s.bob:activates(ghoul) end, "R-GEN-1")
  s:to("upkeep")
  s:expect_illegal(function() s.bob:activates(ghoul) end, "R-GEN-1")
  s:to("end of upkeep")
  s.bob:activates(ghoul)
  s:expect(ghoul, { zone = "in play", controller = s.bob })
end)

scenario("R-TARGET-5 Ashen Ghoul that leaves the graveyard in response does not come", both, function(s)
  local ghoul = s.bob:has("graveyard", "Ashen Ghoul")
  s.bob:has("graveyard", "Grizzly Bears", { count = 3 })
  s.bob:lands("Swamp", 1)
  local crypt = s.sue:has("in play", "Tormod's Crypt")
  s:turn_of(s.sue)
  s:to("discard")
  s:to("end of upkeep")
  s.bob:activates(ghoul, { held = true })
  s.sue:activates(crypt, { on = s.bob, held = true })
  s:resolve()
  s:expect(ghoul, { zone = "out of game" })
end)
