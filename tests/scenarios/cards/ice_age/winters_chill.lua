scenario("Winter's Chill is bounded by snow-covered lands, and each creature is bought off by itself", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:lands("Mountain", 3)
  s.sue:has("in play", "Snow-Covered Mountain", { count = 3 })
  s.sue:lands("Island", 4)
  s.sue:has("hand", "Winter's Chill")
  s.bob:attacks { bears, ogre, wurm }
  s.bob:will("pay", true)
  s.bob:will("pay", false)
  s.bob:will("pay", true)
  s.sue:casts("Winter's Chill", { x = 3, targets = { bears, ogre, wurm } })
  s:to("main")
  -- The Bears were paid {1} for and dealt nothing, the Ogre {2}, the Wurm nothing.
  s:expect(bears, { zone = "in play" })
  s:expect(ogre, { zone = "in play" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(s.sue, { life = 12 })
end)

scenario("Winter's Chill has no greater X than there are snow-covered lands", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Snow-Covered Mountain")
  s.sue:lands("Island", 4)
  s.sue:has("hand", "Winter's Chill")
  s:expect_illegal(function() s.sue:casts("Winter's Chill") end, "Winter's Chill")
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:casts("Winter's Chill", { x = 2, targets = { bears, ogre } }) end, "X")
end)

local both = { "fifth", "microprose" }

scenario("Winter's Chill is cast in combat before blockers are declared, at no other time", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Tor Giant")
  s.sue:has("in play", "Snow-Covered Island", { count = 2 })
  s.sue:has("hand", "Winter's Chill")
  s:expect_illegal(function() s.sue:casts("Winter's Chill", { x = 1, targets = { bears } }) end, "Winter's Chill")
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s:expect_illegal(function() s.sue:casts("Winter's Chill", { x = 1, targets = { bears } }) end, "Winter's Chill")
end)

scenario("Winter's Chill destroys at end of combat what nobody pays for, after it dealt its damage", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Snow-Covered Island", { count = 2 })
  s.sue:has("hand", "Winter's Chill")
  s.bob:attacks { bears }
  s.sue:casts("Winter's Chill", { x = 1, targets = { bears } })
  s:expect(bears, { zone = "in play" })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Winter's Chill counts its caster's snow only, and is aimed at attackers only", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local home = s.bob:has("in play", "Craw Wurm")
  s.bob:has("in play", "Snow-Covered Island", { count = 3 })
  s.sue:has("in play", "Snow-Covered Island")
  s.sue:lands("Island", 3)
  s.sue:has("hand", "Winter's Chill")
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:casts("Winter's Chill", { x = 2, targets = { bears, ogre } }) end, "X")
  s:expect_illegal(function() s.sue:casts("Winter's Chill", { x = 1, targets = { home } }) end, "R-TARGET-1")
end)
