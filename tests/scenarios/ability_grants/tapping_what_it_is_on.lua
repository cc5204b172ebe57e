-- What an enchantment has is its controller's (R-ABIL-2), be it that the cost is to tap what it lies on.

local both = { "fifth", "microprose" }

local function lore_on_her_land(s)
  local land = s.sue:has("in play", "Forest")
  return land, s.bob:has("in play", "Forbidden Lore", { on = land }), s.bob:has("in play", "Grizzly Bears")
end

scenario("R-ABIL-2 who has an enchantment taps the land of the other that it lies on", both, function(s)
  local land, lore, bears = lore_on_her_land(s)
  s.bob:activates(lore, { target = bears })
  s:expect(bears, { power = 4, toughness = 3 })
  s:expect(land, { tapped = true })
  s:expect_illegal(function() s.bob:activates(lore, { target = bears }) end, "not enough to tap")
end)

scenario("R-COST-9 who has the land does not use it", both, function(s)
  local _, lore, bears = lore_on_her_land(s)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:activates(lore, { target = bears }) end, "used by Bob only")
end)

scenario("R-ABIL-2 an interrupt that taps the land of the other", both, function(s)
  local land = s.sue:has("in play", "Forest")
  local equinox = s.bob:has("in play", "Equinox", { on = land })
  local own = s.bob:has("in play", "Plains")
  s.sue:has("hand", "Stone Rain")
  s:turn_of(s.sue)
  s.sue:mana "{2}{R}"
  local rain = s.sue:casts("Stone Rain", { target = own, held = true })
  s.bob:interrupts(rain, equinox)
  s:expect(own, { zone = "in play" })
  s:expect(land, { tapped = true })
end)

scenario("other costs tap what is one's own only", both, function(s)
  s:card [[
    return artifact "Test Loom" { cost = "{1}",
      activated { cost = tap(creatures), gain_life(1) } }
  ]]
  local loom = s.bob:has("in play", "Test Loom")
  s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(loom) end, "not enough to tap")
end)

scenario("R-ABIL-2 what is granted to a land is its controller's", both, function(s)
  local land = s.sue:has("in play", "Forest")
  s.bob:has("in play", "Farmstead", { on = land })
  s.sue:lands("Plains", 2)
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 21 })
  s:expect(s.bob, { life = 20 })
end)
