local both = { "fifth", "microprose" }

-- Two fliers whose upkeep grows by {U} each turn.

-- name, power, toughness
for _, row in ipairs { { "Illusionary Forces", 4, 4 }, { "Illusionary Wall", 7, 4 } } do
  local name, power, toughness = row[1], row[2], row[3]

  scenario("R-CUM-1 " .. name .. " costs {U}, then {U}{U}, and goes when that is not there", both, function(s)
    local it = s.bob:has("in play", name)
    local lands = s.bob:has("in play", "Island", { count = 2 })
    s:expect(it, { power = power, toughness = toughness, has = { "flying" } })
    s:turn_of(s.sue)
    s.bob:will("pay", true)
    s:turn_of(s.bob)
    s:expect(lands[1], { tapped = true })
    s:expect(lands[2], { tapped = false })
    s:turn_of(s.sue)
    s.bob:will("pay", true)
    s:turn_of(s.bob)
    s:expect(lands[2], { tapped = true })
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(it, { zone = "graveyard" })
    s:expect(lands[1], { tapped = false })
  end)

  scenario(name .. " takes no other mana", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Forest", 3)
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(it, { zone = "graveyard" })
  end)

  scenario(name .. " is paid for in its controller's upkeep only", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands("Island", 3)
    s:turn_of(s.sue)
    s:expect(it, { zone = "in play" })
  end)
end

scenario("R-FLY-1 Illusionary Forces fly over what does not", both, function(s)
  local it = s.bob:has("in play", "Illusionary Forces")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Illusionary Wall cannot attack, blocks fliers, and strikes first (R-CRE-9, R-FS-1)", both, function(s)
  local dragon = s.bob:has("in play", "Mahamoti Djinn")
  local own = s.bob:has("in play", "Illusionary Wall")
  local it = s.sue:has("in play", "Illusionary Wall")
  s:expect_illegal(function() s.bob:attacks { own } end, "Wall")
  s.bob:attacks { dragon }
  s.sue:blocks { [it] = dragon }
  s:to("main")
  s:expect(dragon, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 0 })
end)

scenario("Illusionary Forces, ruling 2008-10-01: paying is optional, whole or not at all, and only what was paid makes it dearer", both, function(s)
  local it = s.bob:has("in play", "Illusionary Forces")
  local island = s.bob:has("in play", "Island")
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(it, { zone = "graveyard" })
  s:expect(island, { tapped = false })
end)
