local both = { "fifth", "microprose" }

scenario("Tinder Wall is sacrificed for {R}{R}", both, function(s)
  local wall = s.bob:has("in play", "Tinder Wall", { sick = true })
  s:expect(wall, { power = 0, toughness = 3, colours = { "green" } })
  s.bob:activates(wall, { ability = 1 })
  s:expect(wall, { zone = "graveyard" })
  s:expect(s.bob, { mana = "{R}{R}" })
end)

scenario("Tinder Wall's own mana pays for no sacrifice of itself, another land's does", both, function(s)
  local wall = s.sue:has("in play", "Tinder Wall")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { bears, ogre }
  s.sue:blocks { [wall] = bears }
  s:expect_illegal(function() s.sue:activates(wall, { ability = 2, on = bears }) end, "R-COST-1")
  s.sue:lands("Mountain", 1)
  s:expect_illegal(function() s.sue:activates(wall, { ability = 2, on = ogre }) end, "R-TARGET-1")
  s.sue:activates(wall, { ability = 2, on = bears })
  s:expect(wall, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-BLOCK-2 a creature that Tinder Wall blocked and left deals no damage to the player", both, function(s)
  local wall = s.sue:has("in play", "Tinder Wall")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [wall] = wurm }
  s.sue:activates(wall, { ability = 2, on = wurm })
  s:to("end of attack")
  s:expect(wurm, { damage = 2 })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CRE-9 Tinder Wall cannot attack, and its 2 damage is for what it blocks only", both, function(s)
  local wall = s.bob:has("in play", "Tinder Wall")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CRE-9")
  s:expect_illegal(function() s.bob:activates(wall, { ability = 2, on = bears }) end, "R-TARGET-1")
end)

scenario("Tinder Wall, sacrificed, still reaches the creature that it blocked, and no other attacker", { "fifth", "microprose" }, function(s)
  local w = s.sue:has("in play", "Tinder Wall"); s.sue:lands("Mountain", 1)
  local b = s.bob:has("in play", "Grizzly Bears")
  local o = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { b, o }
  s.sue:blocks { [w] = b }
  s:expect_illegal(function() s.sue:activates(w, { ability = 2, target = o }) end, "R-TARGET-1")
  s.sue:activates(w, { ability = 2, target = b })
  s:expect(b, { zone = "graveyard" })
end)
