scenario("Scarwood Hag leads a creature through the forests until end of turn", { "fifth", "microprose" }, function(s)
  local hag = s.bob:has("in play", "Scarwood Hag")
  s.bob:lands("Forest", 4)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:activates(hag, { ability = 1, target = wurm })
  s.bob:attacks { wurm }
  s:expect_illegal(function() s.sue:blocks { [bears] = wurm } end, "R-LW-1")
  s:next_turn()
  s:expect(wurm, { lacks = { "forestwalk" } })
end)

scenario("Scarwood Hag takes forestwalk away until end of turn", { "fifth", "microprose" }, function(s)
  local hag = s.sue:has("in play", "Scarwood Hag")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  s.bob:attacks { dryads }
  s.sue:activates(hag, { ability = 2, target = dryads })
  s:expect(dryads, { lacks = { "forestwalk" } })
  s.sue:blocks { [bears] = dryads }
  s:to("main")
  s:expect(dryads, { zone = "graveyard" })
end)

scenario("R-LW-1 Scarwood Hag is too late once the creature is blocked", { "fifth", "microprose" }, function(s)
  local hag = s.bob:has("in play", "Scarwood Hag")
  s.bob:lands("Forest", 4)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s.bob:activates(hag, { ability = 1, target = ogre })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
