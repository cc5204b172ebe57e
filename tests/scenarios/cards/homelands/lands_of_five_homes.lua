-- Lands that give colourless mana, one colour for {1} and two others for {2}.
local both = { "fifth", "microprose" }

-- name, the colour for {1}, the two for {2}, a colour that it does not give
local lands = {
  { "An-Havva Township", { "green", "{G}" }, { "white", "{W}" }, { "red", "{R}" }, "blue" },
  { "Aysen Abbey", { "white", "{W}" }, { "blue", "{U}" }, { "green", "{G}" }, "red" },
  { "Castle Sengir", { "black", "{B}" }, { "blue", "{U}" }, { "red", "{R}" }, "green" },
  { "Koskun Keep", { "red", "{R}" }, { "black", "{B}" }, { "green", "{G}" }, "white" },
  { "Wizards' School", { "blue", "{U}" }, { "white", "{W}" }, { "black", "{B}" }, "green" },
}

for _, row in ipairs(lands) do
  local name, first, second, third, foreign = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " gives {C}, or " .. first[2] .. " for {1}", both, function(s)
    local land = s.bob:has("in play", name)
    local twin = s.bob:has("in play", name)
    s:expect(land, { types = { "land" }, land_types = {} })
    s:expect_illegal(function() s.bob:taps_for_mana(s.bob:has("in play", name, { tapped = true }), "colourless") end, "R-COST-2")
    s.bob:taps_for_mana(land, "colourless")
    s:expect(s.bob, { mana = "{C}" })
    s.bob:taps_for_mana(twin, first[1])
    s:expect(s.bob, { mana = first[2] })
    s:expect(twin, { tapped = true })
  end)

  for i, colour in ipairs { second, third } do
    scenario(name .. " gives " .. colour[2] .. " for {2} and for no less", both, function(s)
      local land = s.bob:has("in play", name)
      s.bob:mana "{C}"
      s:expect_illegal(function() s.bob:activates(land, { ability = 2 + i }) end, "R-COST-1")
      s.bob:mana "{C}"
      s.bob:taps_for_mana(land, colour[1])
      s:expect(s.bob, { mana = colour[2] })
      s:expect(land, { tapped = true })
    end)
  end

  scenario(name .. " gives no " .. foreign .. " mana at all", both, function(s)
    local land = s.bob:has("in play", name)
    s.bob:mana "{C}{C}"
    s:expect_illegal(function() s.bob:taps_for_mana(land, foreign) end, foreign)
  end)
end

scenario("Wizards' School is refused for want of the {2}", function(s)
  local land = s.bob:has("in play", "Wizards' School")
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:taps_for_mana(land, "white") end, "R-COST-1")
end)

scenario("Koskun Keep gives {C} for nothing, {R} for {1}, and {B} or {G} for {2}", both, function(s)
  local keeps = s.bob:has("in play", "Koskun Keep", { count = 4 })
  s.bob:activates(keeps[1], { ability = 1 })
  s.bob:activates(keeps[2], { ability = 2 })
  s:expect(s.bob, { mana = "{R}" })
  s.bob:mana "{C}"
  s.bob:activates(keeps[3], { ability = 3 })
  s:expect(s.bob, { mana = "{B}" })
  s.bob:mana "{C}"
  s.bob:activates(keeps[4], { ability = 4 })
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("Wizards' School gives blue for {1}, white or black for {2}, and its own mana does not pay for it", { "fifth", "microprose" }, function(s)
  local school = s.bob:has("in play", "Wizards' School")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon"); s.bob:has("hand", "Dark Ritual")
  s:expect_illegal(function() s.bob:casts("Unsummon", { on = bears }) end, "mana")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:casts("Dark Ritual") end, "mana")
  s.bob:casts("Unsummon", { on = bears })
  s:expect(bears, { zone = "hand" })
  s:expect(school, { tapped = true })
end)

scenario("R-LAND-5 Wizards' School that Evil Presence makes a swamp gives black mana, and no blue", { "fifth", "microprose" }, function(s)
  local school = s.bob:has("in play", "Wizards' School")
  s.bob:lands("Forest", 2)
  s.sue:has("in play", "Evil Presence", { on = school })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Unsummon")
  s:expect_illegal(function() s.bob:casts("Unsummon", { on = bears }) end, "mana")
  s.bob:taps_for_mana(school)
  s:expect(s.bob, { mana = "{B}" })
  s:expect(school, { name = "Swamp" })
end)
