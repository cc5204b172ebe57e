local both = { "fifth", "microprose" }

scenario("Trailblazer lets nobody block its creature this turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:has("hand", "Trailblazer")
  s.bob:lands("Forest", 4)
  s.bob:casts("Trailblazer", { on = bears })
  s.bob:attacks { bears, ogre }
  s:expect_illegal(function() s.sue:blocks { [giant] = bears } end, "Grizzly Bears")
  s.sue:blocks { [giant] = ogre }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("R-BLOCK-2 Trailblazer comes too late when its creature is blocked", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:has("hand", "Trailblazer")
  s.bob:lands("Forest", 4)
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:casts("Trailblazer", { on = bears })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)

scenario("Trailblazer is over in the next turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Tor Giant")
  s.bob:has("hand", "Trailblazer")
  s.bob:lands("Forest", 4)
  s.bob:casts("Trailblazer", { on = bears })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s:expect(giant, { blocking = bears })
end)
