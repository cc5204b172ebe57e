-- Creatures that tap to damage an attacking or a blocking creature (R-CBT-10).
local both = { "fifth", "microprose" }

-- name, lands, damage, power, toughness
local archers = {
  { "Crimson Manticore", 1, 1, 2, 2 },
  { "D'Avenant Archer", 0, 1, 1, 2 },
  { "Lady Caleria", 0, 3, 3, 6 },
  { "Tor Wauki", 0, 2, 3, 3 },
}

for _, row in ipairs(archers) do
  local name, lands, damage, power, toughness = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " deals " .. damage .. " damage to an attacker, once", both, function(s)
    local archer = s.sue:has("in play", name)
    if lands > 0 then s.sue:lands("Mountain", 2) end
    local giant = s.bob:makes("Test Giant", { power = 1, toughness = 9 })
    local other = s.bob:makes("Test Idler", { power = 1, toughness = 9 })
    s:expect(archer, { power = power, toughness = toughness })
    s.bob:attacks { giant }
    s:expect_illegal(function() s.sue:activates(archer, { on = other }) end, "R-TARGET-1")
    s.sue:activates(archer, { on = giant })
    s:expect(giant, { damage = damage })
    s:expect_illegal(function() s.sue:activates(archer, { on = giant }) end, "R-COST-2")
  end)

  scenario(name .. " deals " .. damage .. " damage to a blocker", both, function(s)
    local archer = s.bob:has("in play", name)
    if lands > 0 then s.bob:lands("Mountain", 1) end
    local bears = s.bob:has("in play", "Grizzly Bears")
    local wall = s.sue:makes("Test Wall", { power = 0, toughness = 9 })
    s.bob:attacks { bears }
    s.sue:blocks { [wall] = bears }
    s.bob:activates(archer, { on = wall })
    s:expect(wall, { damage = damage })
  end)

  scenario("R-CBT-10 " .. name .. " has no target outside an attack", both, function(s)
    local archer = s.bob:has("in play", name)
    if lands > 0 then s.bob:lands("Mountain", 1) end
    s.sue:has("in play", "Grizzly Bears")
    s:expect_illegal(function() s.bob:activates(archer) end, "no legal target")
  end)

  scenario("R-SICK-1 " .. name .. " does nothing the turn it comes", both, function(s)
    local archer = s.sue:has("in play", name, { sick = true })
    if lands > 0 then s.sue:lands("Mountain", 1) end
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:attacks { bears }
    s:expect_illegal(function() s.sue:activates(archer, { on = bears }) end, "R-SICK-1")
  end)
end

scenario("Crimson Manticore needs red mana, and flies", both, function(s)
  local archer = s.sue:has("in play", "Crimson Manticore")
  s.sue:lands("Forest", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(archer, { has = { "flying" } })
  s.bob:attacks { bears }
  s:expect_illegal(function() s.sue:activates(archer, { on = bears }) end, "{R}")
end)

scenario("Crimson Manticore's shot is wasted on an attacker that was taken out of the attack in response", both, function(s)
  local manticore = s.sue:has("in play", "Crimson Manticore")
  s.sue:lands("Mountain", 1)
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local horse = s.bob:has("in play", "Ebony Horse")
  s.bob:lands("Plains", 2)
  s.bob:attacks { sprites }
  s.sue:activates(manticore, { on = sprites, held = true })
  s.bob:activates(horse, { on = sprites, held = true })
  s:resolve()
  s:expect(sprites, { tapped = false })
end)

scenario("D'Avenant Archer shoots attackers and blockers for 1, and no creature that stays out of the attack", both, function(s)
  local archer = s.sue:has("in play", "D'Avenant Archer")
  local sprites = s.bob:has("in play", "Scryb Sprites")
  local elves = s.bob:has("in play", "Llanowar Elves")
  s:expect(archer, { power = 1, toughness = 2 })
  s:expect_illegal(function() s.sue:activates(archer, { on = sprites }) end, "R-TARGET-1")
  s.bob:attacks { sprites }
  s:expect_illegal(function() s.sue:activates(archer, { on = elves }) end, "R-TARGET-1")
  s.sue:activates(archer, { on = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s:to("main")
  s:expect(s.sue, { life = 20 })
end)

scenario("Lady Caleria shoots attackers and blockers for 3, herself in the attack not, for she is tapped", both, function(s)
  local lady = s.bob:has("in play", "Lady Caleria")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local giant = s.sue:has("in play", "Hill Giant")
  s.bob:attacks { bears }
  s.sue:blocks { [giant] = bears }
  s.bob:activates(lady, { on = giant })
  s:expect(giant, { zone = "graveyard" })
  s:expect(lady, { tapped = true, power = 3, toughness = 6 })
  s:to("main")
  s:expect(bears, { zone = "in play" })
end)
