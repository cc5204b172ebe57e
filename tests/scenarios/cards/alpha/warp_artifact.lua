local both = { "fifth", "microprose" }

scenario("Warp Artifact deals 1 damage to who controls the artifact in that player's upkeep", both, function(s)
  local ring = s.sue:has("in play", "Sol Ring")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Warp Artifact")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Warp Artifact", { on = ogre }) end, "R-TARGET-1")
  s.bob:casts("Warp Artifact", { on = ring })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 19 })
end)

scenario("Warp Artifact is cast for {B}{B} and no less", both, function(s)
  local it = s.sue:has("in play", "Sol Ring")
  s.bob:has("hand", "Warp Artifact")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:casts("Warp Artifact", { on = it }) end, "R-COST-1")
  s.bob:mana "{B}"
  s.bob:casts("Warp Artifact", { on = it })
  s:expect(s.bob, { mana = "" })
end)

scenario("Warp Artifact on an artifact that is stolen hurts the thief, and R-UPKEEP-7 a tapped artifact makes no difference", both, function(s)
  local ring = s.sue:has("in play", "Sol Ring", { tapped = true })
  s.bob:has("in play", "Warp Artifact", { on = ring })
  s.sue:has("in play", "Winter Orb")
  s.bob:has("hand", "Steal Artifact")
  s.bob:mana "{2}{U}{U}"
  s.bob:casts("Steal Artifact", { on = ring })
  s:expect(ring, { controller = s.bob, tapped = true })
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 20 })
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 19 })
end)
