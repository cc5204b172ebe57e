local both = { "fifth", "microprose" }

scenario("With Land's Edge a player discards a land and deals 2 damage, the one who does not control it too", both, function(s)
  local edge = s.sue:has("in play", "Land's Edge")
  local land = s.bob:has("hand", "Forest")
  s.bob:activates(edge, { on = s.sue, paying = land })
  s:expect(land, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("With Land's Edge any card may be discarded, and one that is no land deals nothing", both, function(s)
  local edge = s.bob:has("in play", "Land's Edge")
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.bob:activates(edge, { on = s.sue })
  s:expect(bolt, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
