local both = { "fifth", "microprose" }

scenario("Errantry gives +3/+0 to a creature that attacks alone", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Errantry")
  s.bob:lands("Mountain", 2)
  s.bob:casts("Errantry", { on = ogre })
  s:expect(ogre, { power = 5, toughness = 2 })
  s.bob:attacks { ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("Errantry, ruling 2008-10-01: nothing else attacks with it", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Errantry", { on = ogre })
  s:expect_illegal(function() s.bob:attacks { ogre, bears } end, "Errantry")
  s.bob:attacks { bears, wurm }
  s:to("end of attack")
  s:expect(s.sue, { life = 12 })
end)
