local both = { "fifth", "microprose" }

-- Wards against the colours that have no file of their own.

for _, row in ipairs {
  { "Red Ward", "red", "Gray Ogre", "Lightning Bolt", "Mountain", "Chaoslace" },
  { "White Ward", "white", "Pearled Unicorn", "Swords to Plowshares", "Plains", "Purelace" },
} do
  local name, colour, blocker, spell, land, lace = row[1], row[2], row[3], row[4], row[5], row[6]

  scenario("R-PROT-1 " .. name .. ": no " .. colour .. " blocker, no " .. colour .. " target", both, function(s)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", name)
    s.bob:lands("Plains", 1)
    s.bob:casts(name, { on = bears })
    local foe = s.sue:has("in play", blocker)
    local wall = s.sue:has("in play", "Wall of Wood")
    s.sue:has("hand", spell)
    s.sue:lands(land, 1)
    s:expect_illegal(function() s.sue:casts(spell, { on = bears }) end, "R-PROT-1")
    s.bob:attacks { bears }
    s:expect_illegal(function() s.sue:blocks { [foe] = bears } end, "R-PROT-1")
    s.sue:blocks { [wall] = bears }
    s:expect(wall, { blocking = true })
  end)

  scenario("R-PROT-1 " .. name .. ": damage from a " .. colour .. " creature becomes 0", both, function(s)
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.sue:has("in play", name, { on = bears })
    local foe = s.bob:has("in play", blocker)
    s.bob:attacks { foe }
    s.sue:blocks { [bears] = foe }
    s:to("main")
    s:expect(bears, { zone = "in play", damage = 0 })
    s:expect(foe, { zone = "graveyard" })
  end)

  scenario(name .. " that is " .. colour .. " itself stays", both, function(s)
    local bears = s.bob:has("in play", "Grizzly Bears")
    local ward = s.bob:has("in play", name, { on = bears })
    s.sue:has("hand", lace)
    s.sue:lands(land, 1)
    s.sue:casts(lace, { on = ward })
    s:expect(ward, { zone = "in play", colours = { colour } })
    s:expect(bears, { colours = { "green" } })
  end)
end
