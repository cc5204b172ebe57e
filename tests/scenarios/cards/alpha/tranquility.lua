local both = { "fifth", "microprose" }

scenario("Tranquility destroys all enchantments of both players, and nothing else", both, function(s)
  local moon = s.sue:has("in play", "Bad Moon")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local strength = s.bob:has("in play", "Holy Strength", { on = bears })
  local ring = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Tranquility")
  s.bob:lands("Forest", 3)
  s.bob:casts("Tranquility")
  s:expect(moon, { zone = "graveyard" })
  s:expect(strength, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", power = 2 })
  s:expect(ring, { zone = "in play" })
end)

scenario("Tranquility is cast for {2}{G} and no less", both, function(s)
  s.bob:has("hand", "Tranquility")
  s.bob:mana "{1}{G}"
  s:expect_illegal(function() s.bob:casts("Tranquility") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Tranquility")
  s:expect(s.bob, { mana = "" })
end)
