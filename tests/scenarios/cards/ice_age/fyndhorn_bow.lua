local both = { "fifth", "microprose" }

scenario("Fyndhorn Bow gives a creature first strike until end of turn", both, function(s)
  local bow = s.bob:has("in play", "Fyndhorn Bow")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 3)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:activates(bow, { target = bears })
  s:expect(bears, { has = { "first strike" } })
  s:expect(bow, { tapped = true })
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(ogre, { zone = "graveyard" })
  s:next_turn()
  s:expect(bears, { lacks = { "first strike" } })
end)

scenario("Fyndhorn Bow needs {3} and to be untapped, and takes creatures only", both, function(s)
  local bow = s.bob:has("in play", "Fyndhorn Bow")
  local tapped = s.bob:has("in play", "Fyndhorn Bow", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s:expect_illegal(function() s.bob:activates(bow, { target = bears }) end, "R-COST-1")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(tapped, { target = bears }) end, "R-COST-2")
  s:expect_illegal(function() s.bob:activates(bow, { target = s.bob }) end, "R-TARGET-1")
end)
