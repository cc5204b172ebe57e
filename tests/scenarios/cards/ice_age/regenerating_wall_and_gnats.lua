-- Creatures that regenerate for {G}.
local both = { "fifth", "microprose" }

-- name, power, toughness
local creatures = {
  { "Wall of Pine Needles", 3, 3 },
  { "Yavimaya Gnats", 0, 1 },
}

for _, row in ipairs(creatures) do
  local name, power, toughness = row[1], row[2], row[3]

  scenario("R-REGEN-1 " .. name .. " regenerates for {G} and is tapped then, each time anew (R-REGEN-7)", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 2)
    s.sue:has("hand", "Lightning Bolt", { count = 3 })
    s.sue:lands("Mountain", 3)
    s:expect(it, { power = power, toughness = toughness })
    for _ = 1, 2 do
      s.bob:will_regenerate(it)
      s.sue:casts("Lightning Bolt", { on = it })
      s:expect(it, { zone = "in play", tapped = true, damage = 0 })
    end
    s.sue:casts("Lightning Bolt", { on = it })
    s:expect(it, { zone = "graveyard" })
  end)

  scenario("R-DEST-2 " .. name .. " does not come back from being buried", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 1)
    s.sue:has("hand", "Terror")
    s.sue:lands("Swamp", 2)
    s.sue:casts("Terror", { on = it })
    s:expect(it, { zone = "graveyard" })
  end)

  scenario("R-REGEN-2 " .. name .. " is not regenerated ahead of time, nor for other mana", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 1)
    s:expect_illegal(function() s.bob:activates(it) end, "R-REGEN-2")
    s.sue:lands("Forest", 2)
    s:expect_illegal(function() s.sue:activates(it) end, name)
  end)
end

scenario("R-FLY-1 Yavimaya Gnats fly, and block a flier as often as they are paid for", both, function(s)
  local gnats = s.sue:has("in play", "Yavimaya Gnats")
  s.sue:lands("Forest", 1)
  local erne = s.bob:makes("Plain Bird", { power = 2, toughness = 2, abilities = { "flying" } })
  s.bob:attacks { erne }
  s.sue:blocks { [gnats] = erne }
  s.sue:will_regenerate(gnats)
  s:to("end of attack")
  s:expect(gnats, { zone = "in play", tapped = true, has = { "flying" } })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-CRE-9 Wall of Pine Needles cannot attack", both, function(s)
  local wall = s.bob:has("in play", "Wall of Pine Needles")
  s:expect_illegal(function() s.bob:attacks { wall } end, "R-CRE-9")
end)
