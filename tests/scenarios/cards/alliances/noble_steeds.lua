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
