local both = { "fifth", "microprose" }

local function bitten(s)
  local asp = s.bob:has("in play", "Nafs Asp")
  s.sue:lands("Forest", 1)
  s.bob:attacks { asp }
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
  return asp
end

scenario("Nafs Asp bites again in the next draw phase of the player", both, function(s)
  bitten(s)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 18 })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 18 })
end)

scenario("what Nafs Asp leaves behind is paid off before", both, function(s)
  local asp = bitten(s)
  s:expect_illegal(function() s.bob:pays_off(asp) end, "nothing that waits can be paid off now")
  s.sue:pays_off(asp)
  s:expect_illegal(function() s.sue:pays_off(asp) end, "nothing that waits can be paid off now")
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19 })
end)

scenario("it waits although Nafs Asp is gone, and is paid off in the upkeep", both, function(s)
  local asp = bitten(s)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { target = asp })
  s:expect(asp, { zone = "graveyard" })
  s:to("upkeep")
  s.sue:pays_off(asp)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19 })
end)

scenario("Two Nafs Asps bite twice more in the next draw phase, and in that one only", both, function(s)
  local a = s.bob:has("in play", "Nafs Asp")
  local b = s.bob:has("in play", "Nafs Asp")
  s.bob:attacks { a, b }
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 16 })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 16 })
end)

scenario("A Circle of Protection: Green prevents the later bite of Nafs Asp", both, function(s)
  local a = s.bob:has("in play", "Nafs Asp")
  local c = s.sue:has("in play", "Circle of Protection: Green")
  s.sue:lands("Plains", 1)
  s.bob:attacks { a }
  s:to("main")
  s.sue:will_prevent(c)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 19 })
end)
