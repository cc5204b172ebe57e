local both = { "fifth", "microprose" }

scenario("Sol Ring gives 2 colourless mana, played as an interrupt", both, function(s)
  local ring = s.bob:has("in play", "Sol Ring")
  s.bob:taps_for_mana(ring)
  s:expect(s.bob, { mana = "{C}{C}" })
  s:expect(ring, { tapped = true })
  s:expect_illegal(function() s.bob:taps_for_mana(ring) end, "tapped")
end)
