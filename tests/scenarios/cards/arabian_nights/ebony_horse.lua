local both = { "fifth", "microprose" }

scenario("Ebony Horse carries an attacker out of harm: it untaps, deals nothing and takes nothing", both, function(s)
  local horse = s.bob:has("in play", "Ebony Horse")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wurm] = bears }
  s.bob:activates(horse, { target = bears })
  s:expect(bears, { tapped = false })
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(wurm, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 18 })
end)

scenario("an unblocked attacker that Ebony Horse untaps deals no damage to the player, and may block next turn", both, function(s)
  local horse = s.bob:has("in play", "Ebony Horse")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s.sue:blocks {}
  s.bob:activates(horse, { target = bears })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s.bob:blocks { [bears] = ogre }
  s:to("end of attack")
  -- The protection was for one turn.
  s:expect(bears, { zone = "graveyard" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Ebony Horse protects its creature in combat only", both, function(s)
  local horse = s.bob:has("in play", "Ebony Horse")
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { bears }
  s.sue:blocks {}
  s.bob:activates(horse, { target = bears })
  s.sue:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Ebony Horse takes an attacking creature of its controller only", both, function(s)
  local horse = s.sue:has("in play", "Ebony Horse")
  local own = s.bob:has("in play", "Ebony Horse")
  s.sue:lands("Forest", 2)
  s.bob:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(own, { target = bears }) end, "R-TARGET-1")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:activates(horse, { target = bears }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(own, { target = ogre }) end, "R-TARGET-1")
end)

scenario("Ebony Horse on a blocked attacker: neither of the two takes damage, and the player takes none", { "fifth", "microprose" }, function(s)
  local h = s.bob:has("in play", "Ebony Horse"); s.bob:lands("Forest", 2)
  local b = s.bob:has("in play", "War Mammoth")
  local g = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { b }
  s.sue:blocks { [g] = b }
  s.bob:activates(h, { target = b })
  s:to("end of attack")
  s:expect(b, { damage = 0, tapped = false }); s:expect(g, { damage = 0 }); s:expect(s.sue, { life = 20 })
end)
