local both = { "fifth", "microprose" }

scenario("Awesome Presence: each creature that blocks the enchanted creature costs the defending player {3}", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Awesome Presence")
  s.bob:lands("Island", 1)
  s.bob:casts("Awesome Presence", { on = bears })
  local one = s.sue:has("in play", "Gray Ogre")
  local two = s.sue:has("in play", "Hill Giant")
  s.sue:lands("Mountain", 5)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [one] = bears, [two] = bears } end, "Awesome Presence")
  s.sue:lands("Mountain", 1)
  s.sue:blocks { [one] = bears, [two] = bears }
  s.bob:assigns { [bears] = { [one] = 2 } }
  s:to("end of attack")
  s:expect(one, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue:finds("Mountain", 1), { tapped = true })
  s:expect(s.sue:finds("Mountain", 6), { tapped = true })
end)

scenario("Awesome Presence asks nothing for the blocks of other attackers", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = bears })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { bears, other }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Awesome Presence")
  s.sue:blocks { [ogre] = other }
  s:to("end of attack")
  s:expect(other, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Awesome Presence on a creature asks nothing when that creature itself blocks", both, function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Awesome Presence", { on = bears })
  s.bob:attacks { ogre }
  s.sue:blocks { [bears] = ogre }
  s:expect(bears, { blocking = true })
end)

scenario("Awesome Presence asks for each of two blockers, and who pays for one only blocks with one", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = bears })
  local walls = s.sue:has("in play", "Wall of Stone", { count = 2 })
  s.sue:lands("Plains", 5)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [walls[1]] = bears, [walls[2]] = bears } end, "Awesome Presence")
  s.sue:blocks { [walls[1]] = bears }
  s:expect(walls[1], { blocking = { bears } })
end)

scenario("Two Awesome Presences on a creature cost {6} for each that blocks it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = bears })
  s.bob:has("in play", "Awesome Presence", { on = bears })
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Plains", 5)
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:blocks { [wall] = bears } end, "Awesome Presence")
  s.sue:lands("Plains", 1)
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { blocking = { bears } })
end)

scenario("R-FORCE-1 Awesome Presence on a creature with Lure: nobody has to pay to block it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Awesome Presence", { on = bears })
  s.bob:has("in play", "Lure", { on = bears })
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Plains", 3)
  s.bob:attacks { bears }
  s.sue:blocks {}
  s:to("main")
  s:expect(s.sue, { life = 18 })
end)
