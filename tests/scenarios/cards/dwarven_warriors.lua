scenario("Dwarven Warriors makes a small creature unblockable for the turn", function(s)
  local warriors = s.bob:has("in play", "Dwarven Warriors")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(warriors, { target = wurm }) end, "R-TARGET-1")
  s.bob:activates(warriors, { target = bears })
  s.bob:attacks { bears, wurm }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Dwarven Warriors says so")
  s.sue:blocks { [ogre] = wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(warriors, { tapped = true })
end)

scenario("what Dwarven Warriors did stays although the creature grows, and ends with the turn", function(s)
  local warriors = s.bob:has("in play", "Dwarven Warriors")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:activates(warriors, { target = bears })
  s.bob:casts("Giant Growth", { on = bears })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Dwarven Warriors says so")
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)
