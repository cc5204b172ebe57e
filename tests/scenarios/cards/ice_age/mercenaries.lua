local both = { "fifth", "microprose" }

scenario("Mercenaries' damage to a player is prevented for {3} of that player", both, function(s)
  local it = s.bob:has("in play", "Mercenaries")
  s.sue:lands("Forest", 3)
  s:expect(it, { power = 3, toughness = 3 })
  s.bob:attacks { it }
  s.sue:will_prevent(it)
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Mercenaries' damage that nobody pays for is dealt", both, function(s)
  local it = s.bob:has("in play", "Mercenaries")
  s.sue:lands("Forest", 2)
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("Mercenaries: the payment saves no creature, and stops no other attacker", both, function(s)
  local it = s.bob:has("in play", "Mercenaries")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local other = s.bob:has("in play", "Mercenaries")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 6)
  s.bob:attacks { it, ogre, other }
  s.sue:blocks { [bears] = it }
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(it, { on = { from = it, to = bears } }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:activates(it, { on = { from = ogre, to = s.sue } }) end, "R-TARGET-1")
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 15 })
end)

scenario("Mercenaries: their own controller pays where the damage is his, and nobody else does", both, function(s)
  local it = s.bob:has("in play", "Mercenaries")
  s.bob:lands("Forest", 3)
  s.bob:attacks { it }
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:activates(it, { on = { from = it, to = s.sue } }) end, "R-")
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)
