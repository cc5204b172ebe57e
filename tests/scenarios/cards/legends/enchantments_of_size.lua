-- Creature enchantments that change power and toughness for as long as they are there.
local both = { "fifth", "microprose" }

-- name, land, how many, power, toughness
local enchantments = {
  { "Divine Transformation", "Plains", 4, 3, 3 },
  { "Giant Strength", "Mountain", 2, 2, 2 },
  { "Immolation", "Mountain", 1, 2, -2 },
  { "The Brute", "Mountain", 2, 1, 0 },
}

for _, row in ipairs(enchantments) do
  local name, land, n, power, toughness = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " makes a creature of 6/4 one of " .. (6 + power) .. "/" .. (4 + toughness) .. " until it is removed", both, function(s)
    local wurm = s.sue:has("in play", "Craw Wurm")
    s.bob:has("hand", name)
    s.bob:lands(land, n)
    s.bob:casts(name, { on = wurm })
    local it = s.bob:finds(name)
    s:expect(wurm, { power = 6 + power, toughness = 4 + toughness })
    s:next_turn()
    s:expect(wurm, { power = 6 + power, toughness = 4 + toughness })
    s.sue:has("hand", "Disenchant")
    s.sue:lands("Plains", 2)
    s.sue:casts("Disenchant", { on = it })
    s:expect(wurm, { power = 6, toughness = 4 })
  end)

  scenario("R-TARGET-1 " .. name .. " is put on nothing but a creature", both, function(s)
    s.sue:has("in play", "Craw Wurm")
    local rod = s.sue:has("in play", "Rod of Ruin")
    s.bob:has("hand", name)
    s.bob:lands(land, n)
    s:expect_illegal(function() s.bob:casts(name, { on = rod }) end, "R-TARGET-1")
  end)
end

scenario("R-CRE-7 Immolation kills a creature of toughness 2", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Immolation")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Immolation", { on = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { graveyard = { "Immolation" } })
end)

scenario("The Brute regenerates its creature for {R}{R}{R}", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "The Brute", { on = bears })
  s.sue:lands("Mountain", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(bears)
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "in play", tapped = true, power = 3 })
end)

scenario("R-CTRL-2 it is the controller of The Brute who may regenerate, not that of the creature", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("in play", "The Brute", { on = bears })
  s.sue:lands("Mountain", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = bears })
  s:expect(bears, { zone = "graveyard" })
end)
