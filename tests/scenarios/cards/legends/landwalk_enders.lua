-- What has creatures with a landwalk blocked as though they had none: five enchantments and three legends.
local both = { "fifth", "microprose" }

-- name, the landwalk's land, a creature that has it
local enders = {
  { "Crevasse", "Mountain", "Mountain Yeti" },
  { "Deadfall", "Forest", "Shanodin Dryads" },
  { "Great Wall", "Plains", "Righteous Avengers" },
  { "Quagmire", "Swamp", "Lost Soul" },
  { "Undertow", "Island", "Segovian Leviathan" },
  { "Gosta Dirk", "Island", "Segovian Leviathan" },
  { "Lord Magnus", "Forest", "Shanodin Dryads" },
  { "Lord Magnus", "Plains", "Righteous Avengers" },
  { "Ur-Drago", "Swamp", "Lost Soul" },
}

for _, row in ipairs(enders) do
  local name, land, walker = row[1], row[2], row[3]

  scenario(name .. " lets the defender block " .. walker .. " in spite of a " .. land, both, function(s)
    local it = s.bob:has("in play", walker)
    s.sue:lands(land, 1)
    s.sue:has("in play", name)
    local wall = s.sue:makes("Test Wall", { power = 0, toughness = 8 })
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 })
  end)

  scenario(name .. " works for both players: the attacker's own has " .. walker .. " blocked too", both, function(s)
    local it = s.bob:has("in play", walker)
    s.bob:has("in play", name)
    s.sue:lands(land, 1)
    local wall = s.sue:makes("Test Wall", { power = 0, toughness = 8 })
    s.bob:attacks { it }
    s.sue:blocks { [wall] = it }
    s:to("end of attack")
    s:expect(s.sue, { life = 20 })
  end)

  scenario(name .. " leaves other landwalks than that of " .. walker .. " alone", both, function(s)
    local other = land == "Swamp" and "Cat Warriors" or "Bog Wraith"
    local it = s.bob:has("in play", other)
    s.sue:lands(land == "Swamp" and "Forest" or "Swamp", 1)
    s.sue:has("in play", name)
    local wall = s.sue:makes("Test Wall", { power = 0, toughness = 8 })
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [wall] = it } end, "R-LW-1")
  end)
end

for _, row in ipairs { { "Gosta Dirk", 4, 4 }, { "Lord Magnus", 4, 3 }, { "Ur-Drago", 4, 4 } } do
  local name, power, toughness = row[1], row[2], row[3]
  scenario(name .. " is " .. power .. "/" .. toughness .. " and strikes first", both, function(s)
    local it = s.bob:has("in play", name)
    local bears = s.sue:has("in play", "Grizzly Bears")
    s.bob:attacks { it }
    s.sue:blocks { [bears] = it }
    s:to("end of attack")
    s:expect(bears, { zone = "graveyard" })
    s:expect(it, { zone = "in play", damage = 0, power = power, toughness = toughness })
  end)
end

scenario("Lord Magnus, ruling 2004-10-04: not he alone may block the creature with forestwalk", both, function(s)
  local it = s.bob:has("in play", "Cat Warriors")
  s.sue:lands("Forest", 1)
  s.sue:has("in play", "Lord Magnus", { tapped = true })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { it }
  s.sue:blocks { [ogre] = it }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("Great Wall that Magical Hack has turned to forests stops forestwalk", both, function(s)
  local w = s.sue:has("in play", "Great Wall")
  local c = s.bob:has("in play", "Cat Warriors")
  s.sue:has("in play", "Forest")
  local g = s.sue:has("in play", "Hill Giant")
  s.sue:has("hand", "Magical Hack")
  s.sue:lands("Island", 1)
  s.sue:casts("Magical Hack", { on = w, choosing = { "plains", "forest" } })
  s.bob:attacks { c }
  s.sue:blocks { [g] = c }
  s:expect(g, { blocking = true })
end)

scenario("Gosta Dirk who leaves play gives islandwalk back before blocks are declared", both, function(s)
  local dirk = s.sue:has("in play", "Gosta Dirk")
  local lord = s.bob:has("in play", "Segovian Leviathan")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.bob:attacks { lord }
  s.bob:casts("Terror", { on = dirk })
  s:expect(dirk, { zone = "graveyard" })
  s:expect_illegal(function() s.sue:blocks { [wall] = lord } end, "R-LW-1")
end)

scenario("Quagmire that is hacked ends forestwalk, and lets swampwalk pass", both, function(s)
  local quagmire = s.sue:has("in play", "Quagmire")
  local wraith = s.bob:has("in play", "Bog Wraith")
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 2 })
  s.sue:lands("Swamp", 1)
  s.sue:lands("Forest", 1)
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = quagmire, choosing = { "swamp", "forest" } })
  s.bob:attacks { wraith, dryads }
  s:expect_illegal(function() s.sue:blocks { [walls[1]] = wraith } end, "R-LW-1")
  s.sue:blocks { [walls[1]] = dryads }
  s:expect(walls[1], { blocking = { dryads } })
end)

scenario("Gosta Dirk: a creature to which Fishliver Oil gives islandwalk may be blocked as well", both, function(s)
  s.sue:has("in play", "Gosta Dirk")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Fishliver Oil", { on = bears })
  local wall = s.sue:has("in play", "Wall of Stone")
  s.sue:lands("Island", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:expect(wall, { blocking = { bears } })
end)

scenario("Ur-Drago ends the walk of snow-covered swamps too, which is a swampwalk", both, function(s)
  s.sue:has("in play", "Ur-Drago")
  s.sue:lands("Snow-Covered Swamp", 1)
  local legions = s.bob:has("in play", "Legions of Lim-Dûl")
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:attacks { legions }
  s.sue:blocks { [wall] = legions }
  s:expect(wall, { blocking = legions })
end)

scenario("Lord Magnus that Magical Hack has changed ends islandwalk in place of plainswalk, and forestwalk still", both, function(s)
  local magnus = s.sue:has("in play", "Lord Magnus")
  s.sue:has("hand", "Magical Hack")
  s.sue:lands("Island", 2)
  s.sue:lands("Plains", 1)
  s.sue:lands("Forest", 1)
  local leviathan = s.bob:has("in play", "Segovian Leviathan")
  local avengers = s.bob:has("in play", "Righteous Avengers")
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local walls = s.sue:has("in play", "Wall of Stone", { count = 3 })
  s.sue:casts("Magical Hack", { on = magnus, choosing = { "plains", "island" } })
  s.bob:attacks { leviathan, avengers, dryads }
  s:expect_illegal(function() s.sue:blocks { [walls[1]] = avengers } end, "R-LW-1")
  s.sue:blocks { [walls[1]] = leviathan, [walls[2]] = dryads }
  s:to("main")
  s:expect(s.sue, { life = 17 })
end)

scenario("Undertow lets any creature block an islandwalker, its controller's and the opponent's, and no other landwalker", both, function(s)
  s.bob:has("in play", "Undertow")
  local lord = s.bob:has("in play", "Lost Soul")
  local serpent = s.bob:makes("Test Serpent", { power = 3, toughness = 3, types = { "creature" }, text = "Islandwalk" })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 1)
  s.sue:lands("Swamp", 1)
  s.bob:attacks { lord, serpent }
  s:expect_illegal(function() s.sue:blocks { [bears] = lord } end, "R-LW-1")
  s.sue:blocks { [bears] = serpent }
  s:expect(bears, { blocking = serpent })
end)

scenario("Cat Warriors that are hacked from forests to swamps walk through swamps, snow-covered ones too", { "fifth", "microprose" }, function(s)
  local c = s.bob:has("in play", "Cat Warriors")
  local w = s.sue:has("in play", "Wall of Wood")
  s.sue:has("in play", "Snow-Covered Swamp")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { on = c, choosing = { "forest", "swamp" } })
  s.bob:attacks { c }
  s:expect_illegal(function() s.sue:blocks { [w] = c } end, "R-LW-1")
end)
