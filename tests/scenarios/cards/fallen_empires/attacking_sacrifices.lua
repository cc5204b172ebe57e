-- Mindstab Thrull and Necrite are sacrificed only while they attack and nobody blocks them.
scenario("Mindstab Thrull that nobody blocks is sacrificed, and the defender discards three cards", { "fifth", "microprose" }, function(s)
  local thrull = s.bob:has("in play", "Mindstab Thrull")
  s.sue:has("hand", "Forest", { count = 4 })
  s.bob:attacks { thrull }
  s.sue:blocks {}
  for _ = 1, 3 do s.sue:will("discard", "Forest") end
  s.bob:activates(thrull)
  s:expect(s.sue, { hand = 1, graveyard = { Forest = 3 } })
  s:expect(thrull, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Necrite that nobody blocks is sacrificed, and buries a creature of the defender's", { "fifth", "microprose" }, function(s)
  local necrite = s.bob:has("in play", "Necrite")
  local own = s.bob:has("in play", "Grizzly Bears")
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { necrite }
  s.sue:blocks {}
  s:expect_illegal(function() s.bob:activates(necrite, { target = own }) end, "R-TARGET-1")
  s.bob:activates(necrite, { target = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(necrite, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

for _, name in ipairs { "Mindstab Thrull", "Necrite" } do
  scenario(name .. " is not sacrificed at home, or once it is blocked", { "fifth", "microprose" }, function(s)
    local thrull = s.bob:has("in play", name)
    local bears = s.sue:has("in play", "Grizzly Bears")
    local target = name == "Necrite" and bears or nil
    s.sue:has("hand", "Forest", { count = 4 })
    s:expect_illegal(function() s.bob:activates(thrull, { target = target }) end, "does not allow it now")
    s.bob:attacks { thrull }
    -- Nobody has declared blockers yet: it is neither blocked nor unblocked.
    s:expect(s, { step = "attackers" })
    s:expect_illegal(function() s.bob:activates(thrull, { target = target }) end, "does not allow it now")
    s.sue:blocks { [bears] = thrull }
    s:expect_illegal(function() s.bob:activates(thrull, { target = target }) end, "does not allow it now")
  end)
end

scenario("Necrite, a 2/2, buries creatures alone, and nothing regenerates from it (R-DEST-2)", { "fifth", "microprose" }, function(s)
  local necrite = s.bob:has("in play", "Necrite")
  local land = s.sue:has("in play", "Swamp")
  local troll = s.sue:has("in play", "Uthden Troll")
  s.sue:lands("Mountain", 1)
  s:expect(necrite, { power = 2, toughness = 2 })
  s.bob:attacks { necrite }
  s.sue:blocks {}
  s:expect_illegal(function() s.bob:activates(necrite, { target = land }) end, "R-TARGET-1")
  s.bob:activates(necrite, { target = troll })
  s:expect(troll, { zone = "graveyard" })
end)

scenario("Mindstab Thrull, a 2/2, takes a smaller hand whole", { "fifth", "microprose" }, function(s)
  local thrull = s.bob:has("in play", "Mindstab Thrull")
  s:expect(thrull, { power = 2, toughness = 2 })
  s.sue:has("hand", "Forest", { count = 2 })
  s.bob:attacks { thrull }
  s.sue:blocks {}
  s.bob:activates(thrull)
  s:expect(s.sue, { hand = 0, graveyard = { Forest = 2 } })
end)

scenario("R-TARGET-5 a creature that the attacker has taken in response is no target of Necrite any more", { "fifth", "microprose" }, function(s)
  local n = s.bob:has("in play", "Necrite")
  local b = s.sue:has("in play", "Grizzly Bears")
  s:card [[ return instant "Steal Test" { cost = "{R}", target = creature, until_end_of_turn(target, { controller = you }) } ]]
  s.bob:has("hand", "Steal Test"); s.bob:lands("Mountain", 1)
  s.bob:attacks { n }
  s.sue:blocks {}
  s.bob:activates(n, { target = b, held = true })
  s.bob:casts("Steal Test", { target = b })
  s:resolve()
  s:expect(b, { zone = "in play" })
end)

scenario("Mindstab Thrull that is stolen has its new defender discard, and lands in its owner's graveyard", { "fifth", "microprose" }, function(s)
  local thrull = s.bob:has("in play", "Mindstab Thrull")
  s.sue:has("in play", "Control Magic", { on = thrull })
  s.bob:has("hand", "Gray Ogre", { count = 4 })
  s:turn_of(s.sue)
  s.sue:attacks { thrull }
  s:to("blockers")
  s.sue:activates(thrull)
  s:expect(thrull, { zone = "graveyard", owner = s.bob })
  s:expect(s.bob, { hand = 1, life = 20 })
end)
