local both = { "fifth", "microprose" }

scenario("Urza's Engine gains banding for {3}, and for {3} more all that is banded with it tramples", both, function(s)
  local it = s.bob:has("in play", "Urza's Engine")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local other = s.bob:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Wood")            -- 0/3
  s:expect(it, { power = 1, toughness = 5, has = { "trample" }, lacks = { "banding" } })
  s.bob:lands("Forest", 6)
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { has = { "banding" } })
  s.bob:attacks { { it, wurm }, other }
  s.bob:activates(it, { ability = 2 })
  s:expect(wurm, { has = { "trample" } })
  s:expect(other, { lacks = { "trample" } })
  s.sue:blocks { [wall] = wurm }
  s:to("main")
  s:expect(s.sue, { life = 14 })                               -- 7 - 3 through the wall, and 2
  s:next_turn()
  s:expect(it, { lacks = { "banding" } })
  s:expect(wurm, { lacks = { "trample" } })
end)

scenario("R-BAND-1 Urza's Engine without banding makes no band", both, function(s)
  local it = s.bob:has("in play", "Urza's Engine")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:attacks { { it, wurm } } end, "R-BAND-1")
end)

scenario("Urza's Engine, ruling 2008-10-01: its band takes one creature without banding, and no second", both, function(s)
  local it = s.bob:has("in play", "Urza's Engine")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:lands("Forest", 3)
  s.bob:activates(it, { ability = 1 })
  s:expect_illegal(function() s.bob:attacks { { it, wurm, ogre } } end, "R-BAND-1")
end)

scenario("Urza's Engine, ruling 2008-10-01: who blocks one of the band blocks all of it", both, function(s)
  local it = s.bob:has("in play", "Urza's Engine")
  local wurm = s.bob:has("in play", "Craw Wurm")
  local wall = s.sue:has("in play", "Wall of Stone")           -- 0/8
  s.bob:lands("Forest", 3)
  s.bob:activates(it, { ability = 1 })
  s.bob:attacks { { it, wurm } }
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(wall, { damage = 7 })
  s:expect(s.sue, { life = 20 })
end)

scenario("Urza's Engine, ruling 2009-10-01: its controller divides the damage dealt to the band", both, function(s)
  local it = s.bob:has("in play", "Urza's Engine")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:lands("Forest", 3)
  s.bob:activates(it, { ability = 1 })
  s.bob:attacks { { it, bears } }
  s.sue:blocks { [giant] = bears }
  s.bob:assigns { [giant] = { [it] = 3 } }
  s:to("main")
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(it, { damage = 3 })
end)

scenario("Urza's Engine gives trample to its band until end of turn, and not to another band", both, function(s)
  local engine = s.bob:has("in play", "Urza's Engine")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 6)
  s.bob:activates(engine, { ability = 1 })
  s.bob:attacks { { engine, ogre }, bears }
  s.bob:activates(engine, { ability = 2 })
  s:expect(ogre, { has = { "trample" } })
  s:expect(bears, { lacks = { "trample" } })
  s:to("main")
  s:next_turn()
  s:expect(ogre, { lacks = { "trample" } })
end)

scenario("R-ART-2 Urza's Engine that is tapped, as an attacker is, may use both its abilities", both, function(s)
  local engine = s.bob:has("in play", "Urza's Engine", { tapped = true })
  s.bob:lands("Plains", 3)
  s.bob:activates(engine, { ability = 1 })
  s:expect(engine, { has = { "banding" } })
end)
