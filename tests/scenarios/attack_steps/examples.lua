local spear = [[
  return instant "Test Spear" { cost = "{R}", target = creature:attacking(), deal(1, target) }
]]

--- Royal Assassin destroys Bob's attacking Skeletons, and Bob regenerates them.
local function regenerated_attacker(s)
  s:card(spear)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  local assassin = s.sue:has("in play", "Royal Assassin")
  s.sue:has("hand", "Test Spear")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { skeletons }
  s.bob:will_regenerate(skeletons)
  s.sue:activates(assassin, { target = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true })
  return skeletons
end

scenario("E-116 a regenerated attacker is out of combat, and no target (fifth)", function(s)
  local skeletons = regenerated_attacker(s)
  s:expect(skeletons, { attacking = false })
  s:expect_illegal(function() s.sue:casts("Test Spear", { on = skeletons }) end, "R-TARGET-1")
end)

scenario("E-116 a regenerated attacker still attacks, and is a target (microprose)", function(s)
  s:rules("microprose")
  local skeletons = regenerated_attacker(s)
  s:expect(skeletons, { attacking = true })
  s.sue:casts("Test Spear", { on = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
end)

scenario("E-208 attacking creatures are targets only in combat", { "fifth", "microprose" }, function(s)
  s:card(spear)
  local wurm = s.bob:has("in play", "Craw Wurm")
  for _, player in ipairs { s.bob, s.sue } do
    player:has("hand", "Test Spear", { count = 2 })
    player:lands("Mountain", 2)
  end
  local refused_to_both = function()
    for _, player in ipairs { s.bob, s.sue } do
      s:expect_illegal(function() player:casts("Test Spear", { on = wurm }) end, "Craw Wurm is not attacking (R-TARGET-1)")
    end
  end
  refused_to_both()
  s.bob:attacks { wurm }
  s.bob:casts("Test Spear", { on = wurm })
  s.sue:casts("Test Spear", { on = wurm })
  s:expect(wurm, { damage = 2 })
  s:to("end of attack")
  refused_to_both()
end)
