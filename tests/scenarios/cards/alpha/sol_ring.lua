local both = { "fifth", "microprose" }

scenario("Sol Ring gives 2 colourless mana, played as an interrupt", both, function(s)
  local ring = s.bob:has("in play", "Sol Ring")
  s.bob:taps_for_mana(ring)
  s:expect(s.bob, { mana = "{C}{C}" })
  s:expect(ring, { tapped = true })
  s:expect_illegal(function() s.bob:taps_for_mana(ring) end, "tapped")
end)

scenario("Sol Ring is cast for {1} and no less", both, function(s)
  local it = s.bob:has("hand", "Sol Ring")
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
