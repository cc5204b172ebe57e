-- The card that was drawn last this turn, as a cost.
local both = { "fifth", "microprose" }

local function ring(s)
  s:card [[ return instant "Test Recall" { cost = "{U}", target = player, draw(3, target) } ]]
  s:card [[ return artifact "Test Ring" { cost = "{1}", activated { cost = { "{1}", discard(1, last_drawn) }, gain_life(1) } } ]]
  s.bob:lands("Swamp", 6)
  return s.bob:has("in play", "Test Ring")
end

scenario("R-COST-1 only the card that was drawn last is discarded", both, function(s)
  local ring = ring(s)
  s.bob:library { "Giant Growth", "Grizzly Bears", "Lightning Bolt", "Swamp" }
  s.bob:has("hand", "Test Recall")
  s.bob:has("hand", "Gray Ogre")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:activates(ring) end, "R-COST-3")
  s.bob:casts("Test Recall", { target = s.bob })
  s.bob:activates(ring)
  s:expect(s.bob, { life = 21, hand = { "Gray Ogre", "Giant Growth", "Grizzly Bears" } })
  -- The one before it was not drawn last.
  s:expect_illegal(function() s.bob:activates(ring) end, "R-COST-3")
end)

scenario("R-COST-1 what another has drawn is no card of one's own", both, function(s)
  local ring = ring(s)
  s.sue:has("hand", "Test Recall")
  s.sue:lands("Island", 1)
  s.sue:casts("Test Recall", { target = s.sue })
  s:expect_illegal(function() s.bob:activates(ring) end, "R-COST-3")
end)

scenario("R-COST-1 the card has to be in the hand still, and to be of this turn", both, function(s)
  local ring = ring(s)
  s.bob:library { "Island", "Forest", "Grizzly Bears" }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:plays_land("Island")
  s:expect_illegal(function() s.bob:activates(ring) end, "R-COST-3")
  s.bob:has("hand", "Gray Ogre")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:activates(ring)
  s:expect(s.bob, { life = 21, hand = { "Gray Ogre" }, graveyard = { "Forest" } })
end)
