local both = { "fifth", "microprose" }

-- The five Moxes: artifacts that cost nothing and give one mana of a colour.

for _, row in ipairs {
  { "Mox Pearl", "{W}" }, { "Mox Sapphire", "{U}" }, { "Mox Jet", "{B}" }, { "Mox Ruby", "{R}" }, { "Mox Emerald", "{G}" },
} do
  scenario(row[1] .. " costs nothing and gives " .. row[2] .. " in the turn that it comes", both, function(s)
    s.bob:has("hand", row[1])
    local it = s.bob:casts(row[1])
    s:expect(it, { zone = "in play", types = { "artifact" }, colours = {} })
    s.bob:activates(it)
    s:expect(s.bob, { mana = row[2] })
    s:expect(it, { tapped = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST")
  end)
end

scenario("R-MANA-9 the mana of a Mox cannot be answered", both, function(s)
  local it = s.bob:has("in play", "Mox Ruby")
  s.sue:has("hand", "Shatter")
  s.sue:mana "{1}{R}"
  s.bob:activates(it)
  s:expect(s, { windows = {} })
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("R-MANA-9 a Mox pays for an interrupt while a spell is being cast", both, function(s)
  s.sue:has("in play", "Mox Sapphire")
  s.sue:has("in play", "Island")
  s.sue:has("hand", "Counterspell")
  s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{2}{R}"
  local ogre = s.bob:casts("Gray Ogre", { held = true })
  s.sue:interrupts(ogre, "Counterspell")
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-CAST-3 a Mox is a spell, and may be countered", both, function(s)
  s.bob:has("hand", "Mox Jet")
  s.sue:has("hand", "Counterspell")
  s.sue:mana "{U}{U}"
  local mox = s.bob:casts("Mox Jet", { held = true })
  s.sue:interrupts(mox, "Counterspell")
  s:expect(mox, { zone = "graveyard" })
end)

scenario("a Mox untaps with everything else, and Manabarbs does not mind it", both, function(s)
  local it = s.bob:has("in play", "Mox Emerald", { tapped = true })
  s.sue:has("in play", "Manabarbs")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(it, { tapped = false })
  s.bob:activates(it)
  s:expect(s.bob, { life = 20, mana = "{G}" })
end)

scenario("Titania's Song makes a Mox an artifact creature 0/0, which dies", both, function(s)
  local mox = s.bob:has("in play", "Mox Jet")
  s.sue:has("hand", "Titania's Song")
  s:turn_of(s.sue)
  s.sue:mana "{3}{G}"
  s.sue:casts("Titania's Song")
  s:expect(mox, { zone = "graveyard" })
end)

for _, row in ipairs {
  { "Pearl", "white", "black", "{B}" }, { "Sapphire", "blue", "red", "{R}" }, { "Jet", "black", "green", "{G}" },
  { "Ruby", "red", "white", "{W}" }, { "Emerald", "green", "blue", "{U}" },
} do
  scenario("Mox " .. row[1] .. " names its colour, and Sleight of Mind changes it", { "fifth", "microprose" }, function(s)
    local mox = s.bob:has("in play", "Mox " .. row[1])
    s.bob:has("hand", "Sleight of Mind")
    s.bob:mana "{U}"
    s.bob:casts("Sleight of Mind", { on = mox, choosing = { row[2], row[3] } })
    s.bob:taps_for_mana(mox)
    s:expect(s.bob, { mana = row[4] })
  end)
end
