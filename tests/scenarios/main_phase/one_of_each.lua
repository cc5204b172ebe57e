-- One land and one attack, in any order with the spells (R-MAIN-1, R-MAIN-2, R-MAIN-3).

local both = { "fifth", "microprose" }

scenario("R-MAIN-1 one land and one attack, and no second one of either", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Forest", { count = 2 })
  s.bob:plays_land("Forest")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect_illegal(function() s.bob:attacks { s.bob:finds("Gray Ogre") } end, "R-CBT-1")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
end)

scenario("R-MAIN-1 a spell before the attack and one after it, and the land last", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Gray Ogre", { count = 2 })
  s.bob:has("hand", "Forest")
  s.bob:lands("Mountain", 6)
  s.bob:casts("Gray Ogre")
  s.bob:attacks { bears }
  s:to("end of attack")
  s.bob:casts("Gray Ogre")
  s.bob:plays_land("Forest")
  s:expect(s.bob, { hand = 0 })
end)

for _, spell in ipairs { "Wrath of God", "Serra Angel" } do
  scenario("R-MAIN-2 " .. spell .. " waits for the own main phase", both, function(s)
    s.bob:has("hand", spell)
    s.sue:has("hand", spell)
    s.bob:has("in play", "Plains", { count = 5 })
    s.sue:has("in play", "Plains", { count = 5 })
    s:expect_illegal(function() s.sue:casts(spell) end, "R-MAIN-2")
    for _, phase in ipairs { "discard", "upkeep", "draw" } do
      s:to(phase)
      s:expect_illegal(function() s.sue:casts(spell) end, "R-MAIN-2")
      s:expect_illegal(function() s.bob:casts(spell) end, "R-MAIN-2")
    end
    s:to("main")
    s:expect(s, { turn_of = s.sue })
    s:expect_illegal(function() s.bob:casts(spell) end, "R-MAIN-2")
    s.sue:attacks {}
    s:to("end of attack")
    s.sue:casts(spell)
    s:expect(s.sue, { hand = 1 })  -- what she has drawn
  end)
end

scenario("R-MAIN-3 the land before the attack is the one of the turn", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Forest", { count = 2 })
  s.bob:plays_land("Forest")
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-MAIN-5")
  s:to("end of attack")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
end)

scenario("R-MAIN-3 so is the land after the attack, which does not come in it", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Forest", { count = 2 })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-MAIN-5")
  s:to("end of attack")
  s.bob:plays_land("Forest")
  s:expect_illegal(function() s.bob:plays_land("Forest") end, "R-LAND-1")
end)
