local both = { "fifth", "microprose" }

scenario("A creature in a Cocoon is tapped for three upkeeps, and in the fourth it is bigger and flies", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Cocoon")
  s.bob:lands("Forest", 1)
  s.bob:casts("Cocoon", { on = bears })
  local cocoon = s.bob:finds("Cocoon")
  s:expect(bears, { tapped = true })
  for _ = 1, 3 do
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(bears, { tapped = true, power = 2, lacks = { "flying" } })
    s:expect(cocoon, { zone = "in play" })
  end
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(cocoon, { zone = "graveyard" })
  s:expect(bears, { tapped = false, power = 3, toughness = 3, has = { "flying" }, counters = { ["+1/+1"] = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { power = 3, has = { "flying" } })        -- R-DUR-1: for good
end)

scenario("Cocoon is put on an own creature only", both, function(s)
  local hers = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Cocoon")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:casts("Cocoon", { on = hers }) end, "R-TARGET-1")
end)

scenario("Cocoon ruling 2004-10-04: the creature may be tapped already, and an effect may untap it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  s.bob:has("hand", "Cocoon")
  s.bob:lands("Forest", 1)
  s.bob:casts("Cocoon", { on = bears })
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:casts("Twiddle", { mode = "untap", on = bears })
  s:expect(bears, { tapped = false })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
