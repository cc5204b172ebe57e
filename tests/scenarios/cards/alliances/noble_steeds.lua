local both = { "fifth", "microprose" }

scenario("Noble Steeds give a creature first strike until end of turn for {1}{W}", both, function(s)
  local it = s.bob:has("in play", "Noble Steeds")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:mana "{C}{C}"
  s:expect_illegal(function() s.bob:activates(it, { target = bears }) end, "{W}")
  s.bob:lands("Plains", 2)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:activates(it, { target = bears })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0, has = { "first strike" } })
  s:next_turn()
  s:expect(bears, { lacks = { "first strike" } })
end)

scenario("Noble Steeds help any creature as often as they are paid: with first strike on both sides both strike at once (R-FS-2)", both, function(s)
  local it = s.bob:has("in play", "Noble Steeds")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:lands("Plains", 4)
  s.bob:attacks { bears }
  s.sue:blocks { [ogre] = bears }
  s.bob:activates(it, { target = bears })
  s.bob:activates(it, { target = ogre })
  s:expect(ogre, { has = { "first strike" } })
  s:to("main")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-PROT-1 Noble Steeds are white, and cannot help a creature with protection from white", both, function(s)
  local it = s.bob:has("in play", "Noble Steeds")
  local knight = s.bob:has("in play", "Black Knight")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:activates(it, { target = knight }) end, "R-PROT-1")
end)
