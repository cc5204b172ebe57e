local both = { "fifth", "microprose" }

scenario("E-113 an attacker that is untapped still attacks and deals its damage", both, function(s)
  local giant = s.bob:makes("Giant", { power = 3, toughness = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [ogre] = giant }
  s.sue:casts("Twiddle", { mode = 2, target = giant })
  s:expect(giant, { tapped = false, attacking = true })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(giant, { damage = 2 })
end)

-- What the fifth edition's pages leave open is settled by the decision on D-09: no damage there either.
scenario("E-113 b: a blocker that is tapped stays, takes its damage and deals none", both, function(s)
  local giant = s.bob:makes("Giant", { power = 3, toughness = 3 })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:attacks { giant }
  s.sue:blocks { [ogre] = giant }
  s.bob:casts("Twiddle", { mode = 1, target = ogre })
  s:expect(ogre, { tapped = true, blocking = true })
  s:to("end of attack")
  s:expect(ogre, { zone = "graveyard" })
  s:expect(giant, { damage = 0, zone = "in play" })
  s:expect(s.sue, { life = 20 })
end)

scenario("E-114 an attacker that changes sides leaves combat and stays tapped", both, function(s)
  s:card [[ return instant "Test Lure Away" { cost = "{U}", target = creature, for_good(target, { controller = you }) } ]]
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Test Lure Away")
  s.sue:lands("Island", 1)
  s.bob:attacks { ogre }
  s:to("blockers")
  s.sue:casts("Test Lure Away", { on = ogre })
  s:expect(ogre, { controller = s.sue, tapped = true, attacking = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
  s:to("cleanup")
  s:expect(ogre, { tapped = true, zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(ogre, { controller = s.sue, tapped = false })
end)

--- Bob attacks with a swamp that Kormus Bell has made a creature, and Sue destroys the Bell.
local function still_swamp(s)
  local bell = s.bob:has("in play", "Kormus Bell")
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:attacks { swamp }
  s:to("blockers")
  s.sue:casts("Disenchant", { on = bell })
  s:expect(swamp, { types = { "land" } })
  return swamp
end

scenario("E-115 a swamp that ceases to be a creature leaves combat (fifth)", function(s)
  local swamp = still_swamp(s)
  s:expect(swamp, { attacking = false })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("E-115 a swamp that ceases to be a creature has no damage to deal (microprose)", function(s)
  s:rules("microprose")
  local swamp = still_swamp(s)
  s:expect(swamp, { attacking = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("E-156 Royal Assassin against attacking Skeletons, not regenerated", both, function(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local assassin = s.sue:has("in play", "Royal Assassin")
  s.bob:attacks { skeletons }
  s.sue:activates(assassin, { target = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("E-198 an attacker returned to the hand before damage deals none", both, function(s)
  local giant = s.bob:makes("Giant", { power = 3, toughness = 3 })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { giant }
  s:to("blockers")
  s.sue:casts("Unsummon", { on = giant })
  s:expect(giant, { zone = "hand" })
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)
