local both = { "fifth", "microprose" }

scenario("nobody is asked about Johan: while he stays home untapped, attackers do not tap", function(s)
  s.bob:has("in play", "Johan")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true, tapped = false })
end)

scenario("where Johan attacks himself, all attackers tap", function(s)
  local johan = s.bob:has("in play", "Johan")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { johan, bears }
  s:expect(johan, { attacking = true, tapped = true })
  s:expect(bears, { attacking = true, tapped = true })
end)

scenario("Johan, a 5/4, does nothing for attackers while he is tapped, and nothing for the opponent's", both, function(s)
  local johan = s.bob:has("in play", "Johan", { tapped = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(johan, { power = 5, toughness = 4 })
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true, tapped = true })
  s:to("main")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:expect(ogre, { attacking = true, tapped = true })
end)

scenario("Johan who stays at home untapped does nothing for the opponent's attackers", both, function(s)
  s.bob:has("in play", "Johan")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:expect(ogre, { attacking = true, tapped = true })
end)

scenario("Johan under Control Magic helps the attackers of the thief", { "fifth", "microprose" }, function(s)
  local j = s.sue:has("in play", "Johan")
  local b = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Control Magic", { on = j })
  s.bob:attacks { b }
  s:expect(b, { tapped = false })
end)
