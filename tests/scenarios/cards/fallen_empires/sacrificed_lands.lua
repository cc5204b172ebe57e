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

scenario("Ebon Stronghold, Havenwood Battleground and Dwarven Ruins come tapped, give one mana, or two where they are sacrificed", { "fifth", "microprose" }, function(s)
  local e = s.bob:has("hand", "Ebon Stronghold")
  local h, r = s.bob:has("in play", "Havenwood Battleground"), s.bob:has("in play", "Dwarven Ruins")
  s.bob:plays_land(e)
  s:expect(e, { tapped = true })
  s.bob:activates(h, { ability = 2 }); s.bob:activates(r, { ability = 1 })
  s:expect(s.bob, { mana = "{G}{G}{R}" })
  s:expect(h, { zone = "graveyard" }); s:expect(r, { zone = "in play", tapped = true })
  s:expect_illegal(function() s.bob:activates(r, { ability = 2 }) end, "tapped")
end)

scenario("Ebon Stronghold that is sacrificed for mana while Strip Mine waits leaves the Mine without a target (R-TARGET-5)", { "fifth", "microprose" }, function(s)
  local m = s.bob:has("in play", "Strip Mine"); local e = s.sue:has("in play", "Ebon Stronghold")
  s.bob:activates(m, { ability = 2, target = e, held = true })
  s.sue:activates(e, { ability = 2 })
  s:resolve()
  s:expect(e, { zone = "graveyard" }); s:expect(m, { zone = "graveyard" })
end)
