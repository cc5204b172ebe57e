local both = { "fifth", "microprose" }

scenario("Hyalopterous Lemure flies for one power, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Hyalopterous Lemure")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(it, { power = 4, toughness = 3, lacks = { "flying" } })
  s.bob:activates(it)
  s:expect(it, { power = 3, toughness = 3, has = { "flying" } })
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:next_turn()
  s:expect(it, { power = 4, lacks = { "flying" } })
end)

scenario("R-FLY-1 without its ability Hyalopterous Lemure is blocked on the ground", both, function(s)
  local it = s.bob:has("in play", "Hyalopterous Lemure")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 2 })
end)

scenario("R-CRE-2 five times down Hyalopterous Lemure deals nothing, and two times up it is short of one", both, function(s)
  local it = s.bob:has("in play", "Hyalopterous Lemure")
  for _ = 1, 5 do s.bob:activates(it) end
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { it }
  s:to("blockers")
  s.bob:casts("Giant Growth", { on = it })
  s:expect(it, { power = 2, toughness = 6 })          -- 4 - 5 + 3
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-COST-9 the opponent gives Hyalopterous Lemure no wings, though it costs nothing", both, function(s)
  local it = s.bob:has("in play", "Hyalopterous Lemure")
  s:expect_illegal(function() s.sue:activates(it) end, "R-COST-9")
end)
