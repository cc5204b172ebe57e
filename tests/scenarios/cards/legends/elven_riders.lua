local both = { "fifth", "microprose" }

scenario("Elven Riders are blocked by Walls and by fliers, and by no other creature", both, function(s)
  local riders = s.bob:has("in play", "Elven Riders")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Stone")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { riders }
  s:expect_illegal(function() s.sue:blocks { [ogre] = riders } end, "Elven Riders")
  s.sue:blocks { [wall] = riders, [angel] = riders }
  s.bob:assigns { [riders] = { [wall] = 3 } }
  s:to("main")
  s:expect(wall, { damage = 3 })
  s:expect(riders, { zone = "graveyard" })
end)

scenario("Elven Riders, ruling 2007-05-01: Giant Spider, which only blocks fliers, does not block them", both, function(s)
  local riders = s.bob:has("in play", "Elven Riders")
  local spider = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { riders }
  s:expect_illegal(function() s.sue:blocks { [spider] = riders } end, "Elven Riders")
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("Elven Riders are blocked by artifact creatures that count as walls", { "fifth", "microprose" }, function(s)
  local r = s.bob:has("in play", "Elven Riders")
  local f = s.sue:has("in play", "Snow Fortress")
  local sp = s.sue:has("in play", "Shield Sphere")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { r }
  s:expect_illegal(function() s.sue:blocks { [bears] = r } end, "Elven Riders")
  s.sue:blocks { [f] = r, [sp] = r }
  s.bob:assigns { [r] = { [f] = 3 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("Elven Riders in a band are blocked together with their companion (R-BAND-3)", { "fifth", "microprose" }, function(s)
  local r = s.bob:has("in play", "Elven Riders"); local h = s.bob:has("in play", "Benalish Hero")
  local b = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { { r, h } }
  s.sue:blocks { [b] = h }
  s.bob:assigns { [b] = { [r] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 }); s:expect(b, { zone = "graveyard" })
end)

scenario("Elven Riders with Lure draw the Walls and fliers that can block them, and nothing else (R-FORCE-1)", { "fifth", "microprose" }, function(s)
  local r = s.bob:has("in play", "Elven Riders"); s.bob:has("in play", "Lure", { on = r })
  local w, b = s.sue:has("in play", "Wall of Wood"), s.sue:has("in play", "Grizzly Bears")
  local h = s.bob:has("in play", "Hill Giant")
  s.bob:attacks { r, h }
  s:expect_illegal(function() s.sue:blocks { [w] = h } end, "Lure")
  s.sue:blocks { [w] = r, [b] = h }
end)
