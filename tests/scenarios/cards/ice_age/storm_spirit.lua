local both = { "fifth", "microprose" }

scenario("Storm Spirit deals 2 damage to a creature by tapping", both, function(s)
  local spirit = s.bob:has("in play", "Storm Spirit")
  local ogre = s.sue:has("in play", "Hill Giant")
  s:expect(spirit, { power = 3, toughness = 3, has = { "flying" }, colours = { "white", "blue", "green" } })
  s.bob:activates(spirit, { on = ogre })
  s:expect(ogre, { zone = "in play", damage = 2 })
  s:expect(spirit, { tapped = true })
  s:expect_illegal(function() s.bob:activates(spirit, { on = spirit }) end, "R-COST-2")
end)

scenario("Storm Spirit hits no player, and waits for a turn (R-SICK-1)", both, function(s)
  local spirit = s.bob:has("in play", "Storm Spirit")
  local second = s.bob:has("in play", "Storm Spirit", { sick = true })
  s:expect_illegal(function() s.bob:activates(spirit, { on = s.sue }) end, "R-TARGET-1")
  s:expect_illegal(function() s.bob:activates(second, { on = spirit }) end, "R-SICK-1")
end)
