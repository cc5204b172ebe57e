-- Creatures whose text is first strike, flying or both.
local both = { "fifth", "microprose" }

for _, row in ipairs { { "Azure Drake", 2, 4 }, { "Thunder Spirit", 2, 2 } } do
  local name, power, toughness = row[1], row[2], row[3]
  scenario("R-FLY-1 " .. name .. " is blocked by fliers only, and is " .. power .. "/" .. toughness, both, function(s)
    local it = s.bob:has("in play", name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    local flier = s.sue:makes("Test Flier", { power = 0, toughness = 9, abilities = { "flying" } })
    s:expect(it, { power = power, toughness = toughness })
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    s.sue:blocks { [flier] = it }
    s:to("end of attack")
    s:expect(flier, { damage = power })
  end)
end

for _, row in ipairs { { "Hornet Cobra", 2, 1 }, { "Ramirez DePietro", 4, 3 }, { "Thunder Spirit", 2, 2 } } do
  local name, power, toughness = row[1], row[2], row[3]
  scenario("R-FS-1 " .. name .. " kills a flier of 9/1 that blocks it and takes no damage", both, function(s)
    local it = s.bob:has("in play", name)
    local frail = s.sue:makes("Test Frail", { power = 9, toughness = 1, abilities = { "flying" } })
    s:expect(it, { power = power, toughness = toughness })
    s.bob:attacks { it }
    s.sue:blocks { [frail] = it }
    s:to("end of attack")
    s:expect(frail, { zone = "graveyard" })
    s:expect(it, { zone = "in play", damage = 0 })
  end)

  scenario("R-FS-2 " .. name .. " and another creature that strikes first kill each other", both, function(s)
    local it = s.bob:has("in play", name)
    local other = s.sue:makes("Test Lancer", { power = 9, toughness = 1, abilities = { "flying", "first strike" } })
    s.bob:attacks { it }
    s.sue:blocks { [other] = it }
    s:to("end of attack")
    s:expect(it, { zone = "graveyard" })
    s:expect(other, { zone = "graveyard" })
  end)
end
