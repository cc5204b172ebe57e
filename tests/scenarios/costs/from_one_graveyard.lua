-- A cost of cards from a single graveyard: two abilities, one for each of the graveyards.
local both = { "fifth", "microprose" }

local function soil(s)
  s:card [[ return enchantment "Test Soil" { cost = "{G}",
    activated { cost = { "{1}", remove_from_game(cards:that_are "creature":in_zone "graveyard":owned_by(you), 2) }, gain_life(1) },
    activated { cost = { "{1}", remove_from_game(cards:that_are "creature":in_zone "graveyard":owned_by(opponent), 2) }, gain_life(1) } } ]]
  s.bob:lands("Forest", 3)
  return s.bob:has("in play", "Test Soil")
end

scenario("R-COST-1 two of one graveyard are taken, and never one of each", both, function(s)
  local soil = soil(s)
  s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Lightning Bolt")
  s:expect_illegal(function() s.bob:activates(soil, { ability = 1 }) end, "R-COST-3")
  s:expect_illegal(function() s.bob:activates(soil, { ability = 2 }) end, "R-COST-3")
  s.sue:has("graveyard", "Gray Ogre")
  s:expect_illegal(function() s.bob:activates(soil, { ability = 1 }) end, "R-COST-3")
  s.bob:activates(soil, { ability = 2 })
  s:expect(s.bob, { life = 21, graveyard = { "Grizzly Bears" } })
  s:expect(s.sue, { graveyard = { "Lightning Bolt" }, out_of_game = 2 })
end)
