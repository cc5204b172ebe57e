local both = { "fifth", "microprose" }

scenario("Joven's Tools let a creature be blocked by Walls only this turn, for {4}", both, function(s)
  local tools = s.bob:has("in play", "Joven's Tools")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local gate = s.sue:has("in play", "Cemetery Gate")
  s.bob:lands("Forest", 4)
  s.bob:activates(tools, { on = bears })
  s:expect(tools, { tapped = true })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Grizzly Bears")
  s.sue:blocks { [gate] = bears }
  s:expect(gate, { blocking = bears })
end)

scenario("Joven's Tools help for one turn, and for {4} and no less", both, function(s)
  local tools = s.bob:has("in play", "Joven's Tools")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 3)
  s:expect_illegal(function() s.bob:activates(tools, { on = bears }) end, "R-COST-1")
  s.bob:lands("Forest", 1)
  s.bob:activates(tools, { on = bears })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:expect(ogre, { blocking = bears })
end)
