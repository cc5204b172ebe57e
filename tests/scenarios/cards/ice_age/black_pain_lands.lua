-- Lands that give colourless mana for nothing and one of two colours for 1 damage.
local both = { "fifth", "microprose" }

-- name, its colours, their mana
local lands = {
  { "Sulfurous Springs", "black", "red", "{B}", "{R}", "green" },
  { "Underground River", "blue", "black", "{U}", "{B}", "white" },
}

for _, row in ipairs(lands) do
  local name, first, second, one, other, foreign = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario(name .. " gives {C} for nothing", both, function(s)
    local land = s.bob:has("in play", name)
    s:expect(land, { types = { "land" }, land_types = {} })
    s.bob:taps_for_mana(land, "colourless")
    s:expect(s.bob, { mana = "{C}", life = 20 })
    s:expect(land, { tapped = true })
  end)

  scenario(name .. " deals 1 damage to its controller for " .. one .. " or " .. other, both, function(s)
    local land = s.bob:has("in play", name)
    local twin = s.bob:has("in play", name)
    s.bob:taps_for_mana(land, first)
    s:expect(s.bob, { mana = one, life = 19 })
    s.bob:taps_for_mana(twin, second)
    s:expect(s.bob, { life = 18 })
    s:expect(s.sue, { life = 20 })
    s:expect_illegal(function() s.bob:taps_for_mana(s.bob:has("in play", name), foreign) end, foreign)
  end)

  scenario("R-DP-1 the damage of " .. name .. " can be prevented", both, function(s)
    local land = s.bob:has("in play", name)
    local shield = s.bob:has("in play", "Shield of the Ages")
    s.bob:lands("Forest", 2)
    s.bob:will_prevent(shield)
    s.bob:taps_for_mana(land, first)
    s:expect(s.bob, { life = 20 })
  end)
end

scenario("Underground River hurts who takes the blue or the black mana of it, and nobody for {C}", both, function(s)
  local river = s.bob:has("in play", "Underground River", { count = 3 })
  s.bob:activates(river[1], { ability = 1 })
  s:expect(s.bob, { mana = "{C}", life = 20 })
  s.bob:activates(river[2], { ability = 2, mode = 1 })
  s:expect(s.bob, { mana = "{C}{U}", life = 19 })
  s.bob:activates(river[3], { ability = 2, mode = 2 })
  s:expect(s.bob, { mana = "{C}{U}{B}", life = 18 })
end)
