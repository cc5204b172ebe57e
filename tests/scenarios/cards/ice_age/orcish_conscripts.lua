local both = { "fifth", "microprose" }

scenario("Orcish Conscripts attack only with two other creatures", both, function(s)
  local it = s.bob:has("in play", "Orcish Conscripts")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:expect(it, { power = 2, toughness = 2 })
  s:expect_illegal(function() s.bob:attacks { it } end, "Orcish Conscripts")
  s:expect_illegal(function() s.bob:attacks { it, bears } end, "Orcish Conscripts")
  s.bob:attacks { it, bears, ogre }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Orcish Conscripts block only with two other creatures", both, function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local attacker = s.bob:has("in play", "Gray Ogre")
  local it = s.sue:has("in play", "Orcish Conscripts")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { wurm, attacker }
  s:expect_illegal(function() s.sue:blocks { [it] = wurm } end, "Orcish Conscripts")
  s:expect_illegal(function() s.sue:blocks { [it] = wurm, [bears] = wurm } end, "Orcish Conscripts")
  s.sue:blocks { [it] = wurm, [bears] = wurm, [ogre] = attacker }
  s:expect(it, { blocking = wurm })
end)

scenario("Two Orcish Conscripts and one other creature are enough for both", both, function(s)
  local it = s.bob:has("in play", "Orcish Conscripts")
  local other = s.bob:has("in play", "Orcish Conscripts")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:attacks { it, other } end, "Orcish Conscripts")
  s.bob:attacks { it, other, bears }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Orcish Conscripts attack on when one of the two others leaves the attack", both, function(s)
  local conscripts = s.bob:has("in play", "Orcish Conscripts")
  local djinn = s.bob:has("in play", "Mijae Djinn")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:chance { "tails" }
  s.bob:attacks { conscripts, djinn, ogre }
  s:to("main")
  s:expect(djinn, { tapped = true })
  s:expect(s.sue, { life = 16 })
end)
