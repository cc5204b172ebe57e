local both = { "fifth", "microprose" }

scenario("Yotian Soldier attacks without tapping, and blocks in the next turn", both, function(s)
  local soldier = s.bob:has("in play", "Yotian Soldier")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(soldier, { power = 1, toughness = 4, types = { "artifact", "creature" }, colours = {} })
  s.bob:attacks { soldier }
  s:expect(soldier, { attacking = true, tapped = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s.bob:blocks { [soldier] = ogre }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
  s:expect(soldier, { zone = "in play", damage = 2 })
end)

scenario("Yotian Soldier that is tapped, or has summoning sickness, cannot attack", both, function(s)
  local tapped = s.bob:has("in play", "Yotian Soldier", { tapped = true })
  local sick = s.bob:has("in play", "Yotian Soldier", { sick = true })
  s:expect_illegal(function() s.bob:attacks { tapped } end, "R-CBT-8")
  s:expect_illegal(function() s.bob:attacks { sick } end, "R-SICK-1")
end)
