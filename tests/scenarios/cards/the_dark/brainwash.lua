scenario("a creature under Brainwash attacks only if its controller pays {3}", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Brainwash", { on = bears })
  s:expect_illegal(function() s.bob:attacks { bears } end, "pay")
  local forests = s.bob:lands("Forest", 3)
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
  s:to("main")
  s:expect(s.sue, { life = 18 })
  for _, forest in ipairs(forests) do s:expect(forest, { tapped = true }) end
end)

scenario("two Brainwashes ask for {3} each", { "fifth", "microprose" }, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Brainwash", { on = bears, count = 2 })
  s.bob:mana "{C}{C}{C}{C}{C}"
  s:expect_illegal(function() s.bob:attacks { bears } end, "pay")
end)

scenario("Brainwash does not keep a creature from blocking", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Brainwash")
  s.bob:lands("Plains", 1)
  s.bob:casts("Brainwash", { on = bears })
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
end)
