-- Lands that give a mana, or are sacrificed for two: name, mana.
local lands = {
  { "Dwarven Ruins", "{R}" },
  { "Ebon Stronghold", "{B}" },
  { "Havenwood Battleground", "{G}" },
  { "Ruins of Trokair", "{W}" },
  { "Svyelunite Temple", "{U}" },
}

for _, l in ipairs(lands) do
  scenario(l[1] .. " comes into play tapped, and gives a mana from the next turn on", { "fifth", "microprose" }, function(s)
    local land = s.bob:has("hand", l[1])
    s.bob:plays_land(land)
    s:expect(land, { tapped = true, land_types = {} })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s.bob:activates(land, { ability = 1 })
    s:expect(s.bob, { mana = l[2] })
    s:expect(land, { zone = "in play", tapped = true })
  end)

  scenario(l[1] .. " is sacrificed for two mana, and not while it is tapped", { "fifth", "microprose" }, function(s)
    local tapped = s.bob:has("in play", l[1], { tapped = true })
    local land = s.bob:has("in play", l[1])
    s:expect_illegal(function() s.bob:activates(tapped, { ability = 2 }) end, "R-COST-2")
    s.bob:activates(land, { ability = 2 })
    s:expect(s.bob, { mana = l[2] .. l[2] })
    s:expect(land, { zone = "graveyard" })
  end)
end
