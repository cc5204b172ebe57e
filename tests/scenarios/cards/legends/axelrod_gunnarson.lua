local both = { "fifth", "microprose" }

scenario("Axelrod Gunnarson gives 1 life and deals 1 damage for a creature that he killed; and he tramples", both, function(s)
  local it = s.bob:has("in play", "Axelrod Gunnarson")      -- 5/5
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s.bob:will("target", s.sue)
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 16 })                            -- 3 by trampling and 1
end)

scenario("Axelrod Gunnarson, ruling 2009-10-01: it counts too when something else finishes the creature that turn", both, function(s)
  local it = s.bob:has("in play", "Axelrod Gunnarson")
  local wall = s.sue:has("in play", "Wall of Stone")        -- 0/8
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:attacks { it }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(wall, { damage = 5 })
  s:expect(s.bob, { life = 20 })
  s.bob:will("target", s.sue)
  s.bob:casts("Lightning Bolt", { on = wall })
  s:expect(wall, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 19 })
end)

scenario("Axelrod Gunnarson gets nothing for a creature that he did not damage", both, function(s)
  s.bob:has("in play", "Axelrod Gunnarson")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("Axelrod Gunnarson, ruling 2009-10-01: the damage may go to the player whose creature did not die", both, function(s)
  local it = s.bob:has("in play", "Axelrod Gunnarson")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s.bob:will("target", s.bob)
  s:to("main")
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 17 })
end)

scenario("Axelrod Gunnarson, ruling 2009-10-01: it works when he dies together with the creature", both, function(s)
  local it = s.bob:has("in play", "Axelrod Gunnarson")
  local wurm = s.sue:has("in play", "Craw Wurm")            -- 6/4
  s.bob:attacks { it }
  s.sue:blocks { [wurm] = it }
  s.bob:will("target", s.sue)
  s:to("main")
  s:expect(it, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 18 })                            -- 1 by trampling and 1
end)

scenario("Axelrod Gunnarson gets nothing for a creature that goes to the hand instead of the graveyard", both, function(s)
  local it = s.bob:has("in play", "Axelrod Gunnarson")
  local phoenix = s.sue:has("in play", "Firestorm Phoenix")
  s.bob:attacks { it }
  s.sue:blocks { [phoenix] = it }
  s:to("main")
  s:expect(phoenix, { zone = "hand" })
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 17 })
end)

scenario("Axelrod Gunnarson who kills two creatures at once gives 2 life, and deals 1 damage twice", both, function(s)
  local axelrod = s.bob:has("in play", "Axelrod Gunnarson")
  local first = s.sue:has("in play", "Grizzly Bears")
  local second = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { axelrod }
  s.sue:blocks { [first] = axelrod, [second] = axelrod }
  s.bob:will("target", s.sue)
  s.bob:will("target", s.sue)
  s.bob:assigns { [axelrod] = { [first] = 2, [second] = 3 } }
  s:to("main")
  s:expect(s.bob, { life = 22 })
  s:expect(s.sue, { life = 17 })  -- one of them is trampled over by 1
end)
