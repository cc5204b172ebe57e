local both = { "fifth", "microprose" }

scenario("Pit Trap buries a creature without flying that attacks its controller, and is sacrificed", both, function(s)
  local it = s.sue:has("in play", "Pit Trap")
  s.sue:lands("Forest", 2)
  local clergy = s.bob:has("in play", "Clergy of the Holy Nimbus")
  s.bob:attacks { clergy }
  s.sue:activates(it, { on = clergy })
  s:expect(clergy, { zone = "graveyard" })            -- R-DEST-2
  s:expect(it, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("R-TARGET-1 Pit Trap takes no flier, no own attacker and nothing that does not attack", both, function(s)
  local it = s.sue:has("in play", "Pit Trap")
  local own = s.bob:has("in play", "Pit Trap")
  s.sue:lands("Forest", 2)
  s.bob:lands("Forest", 2)
  local angel = s.bob:has("in play", "Serra Angel")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.sue:activates(it, { on = ogre }) end, "R-TARGET-1")
  s.bob:attacks { angel, ogre }
  s:expect_illegal(function() s.sue:activates(it, { on = angel }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:activates(it, { on = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(own, { on = ogre }) end, "R-TARGET-1")
  s.sue:activates(it, { on = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-COST-3 a Pit Trap that is tapped or not paid for does nothing", both, function(s)
  local tapped = s.sue:has("in play", "Pit Trap", { tapped = true })
  local it = s.sue:has("in play", "Pit Trap")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ogre }
  s:expect_illegal(function() s.sue:activates(it, { on = ogre }) end, "R-COST-1")
  s:expect_illegal(function() s.sue:activates(tapped, { on = ogre }) end, "tapped")
end)

scenario("Pit Trap buries: no regeneration helps (R-DEST-2)", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Pit Trap"); s.bob:lands("Forest", 2)
  local d = s.sue:has("in play", "Drudge Skeletons"); s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s.sue:attacks { d }
  s.bob:activates(p, { target = d })
  s:expect(d, { zone = "graveyard" })
end)
