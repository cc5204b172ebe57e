local both = { "fifth", "microprose" }

scenario("Hyperion Blacksmith taps an artifact of the opponent", both, function(s)
  local smith = s.bob:has("in play", "Hyperion Blacksmith")
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:activates(smith, { mode = 1, on = rod })                -- R-BATCH-7: said when it is played
  s:expect(rod, { tapped = true })
  s:expect(smith, { tapped = true })
end)

scenario("Hyperion Blacksmith untaps a tapped one, and reaches no own artifact", both, function(s)
  local smith = s.bob:has("in play", "Hyperion Blacksmith")
  local mine = s.bob:has("in play", "Rod of Ruin")
  local rod = s.sue:has("in play", "Rod of Ruin", { tapped = true })
  s:expect_illegal(function() s.bob:activates(smith, { mode = 1, on = mine }) end, "R-TARGET-1")
  s.bob:activates(smith, { mode = 2, on = rod })
  s:expect(rod, { tapped = false })
end)

scenario("R-TARGET-1 Hyperion Blacksmith, a 2/2, works on artifacts of the opponent's in either way, and waits for a turn", both, function(s)
  local smith = s.bob:has("in play", "Hyperion Blacksmith")
  local sick = s.bob:has("in play", "Hyperion Blacksmith", { sick = true })
  local mine = s.bob:has("in play", "Rod of Ruin", { tapped = true })
  local rod = s.sue:has("in play", "Rod of Ruin")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:expect(smith, { power = 2, toughness = 2 })
  for mode = 1, 2 do
    s:expect_illegal(function() s.bob:activates(smith, { mode = mode, on = mine }) end, "R-TARGET-1")
    s:expect_illegal(function() s.bob:activates(smith, { mode = mode, on = ogre }) end, "R-TARGET-1")
    s:expect_illegal(function() s.bob:activates(sick, { mode = mode, on = rod }) end, "R-SICK-1")
  end
end)

scenario("Hyperion Blacksmith says tap or untap when it is used: a ring tapped for mana in answer stays tapped (R-BATCH-7)", { "fifth", "microprose" }, function(s)
  local h = s.bob:has("in play", "Hyperion Blacksmith")
  local r = s.sue:has("in play", "Sol Ring")
  s.bob:activates(h, { target = r, mode = 1, held = true })
  s.sue:taps_for_mana(r)
  s:resolve()
  s:expect(r, { tapped = true })
end)

scenario("Hyperion Blacksmith reaches an own artifact once the opponent has stolen it", { "fifth", "microprose" }, function(s)
  local h = s.bob:has("in play", "Hyperion Blacksmith"); local r = s.bob:has("in play", "Sol Ring")
  s:expect_illegal(function() s.bob:activates(h, { mode = 1, target = r }) end, "R-TARGET-1")
  s.sue:has("in play", "Steal Artifact", { on = r })
  s.bob:activates(h, { mode = 1, target = r })
  s:expect(r, { tapped = true })
end)
