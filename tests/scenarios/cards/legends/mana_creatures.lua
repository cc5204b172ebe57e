-- Creatures that tap for mana.
local both = { "fifth", "microprose" }

local creatures = {
  { "Princess Lucrezia", "{U}", 5, 4 },
  { "Riven Turnbull", "{B}", 5, 7 },
  { "Sunastian Falconer", "{C}{C}", 4, 4 },
}

for _, row in ipairs(creatures) do
  local name, mana, power, toughness = row[1], row[2], row[3], row[4]

  scenario(name .. " taps for " .. mana .. ", and is " .. power .. "/" .. toughness, both, function(s)
    local it = s.bob:has("in play", name)
    s:expect(it, { power = power, toughness = toughness })
    s.bob:activates(it)
    s:expect(s.bob, { mana = mana })
    s:expect(it, { tapped = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-2")
  end)

  scenario("R-SICK-1 " .. name .. " gives no mana the turn it comes", both, function(s)
    local it = s.bob:has("in play", name, { sick = true })
    s:expect_illegal(function() s.bob:activates(it) end, "R-SICK-1")
  end)
end

scenario("Princess Lucrezia pays for Unsummon, as a mana source does", both, function(s)
  s.bob:has("in play", "Princess Lucrezia")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Unsummon")
  s.bob:casts("Unsummon", { on = ogre })
  s:expect(ogre, { zone = "hand" })
end)

scenario("Fire Sprites turn green mana into red by tapping, and fly", both, function(s)
  local sprites = s.bob:has("in play", "Fire Sprites")
  s:expect(sprites, { power = 1, toughness = 1, has = { "flying" } })
  s:expect_illegal(function() s.bob:activates(sprites) end, "{G}")
  s.bob:lands("Forest", 1)
  s.bob:activates(sprites)
  s:expect(s.bob, { mana = "{R}" })
  s:expect(sprites, { tapped = true })
end)

scenario("R-SICK-1 Fire Sprites give no mana the turn they come", both, function(s)
  local sprites = s.bob:has("in play", "Fire Sprites", { sick = true })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(sprites) end, "R-SICK-1")
end)

scenario("Princess Lucrezia and Apprentice Wizard pay for an interrupt while a spell is being cast", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Princess Lucrezia"); local w = s.bob:has("in play", "Apprentice Wizard")
  s.bob:has("hand", "Power Sink"); s.bob:lands("Island", 1)
  s.sue:has("hand", "Grizzly Bears"); s.sue:lands("Forest", 4)
  s:turn_of(s.sue)
  local b = s.sue:casts("Grizzly Bears", { held = true })
  s.bob:activates(w, {})
  s.bob:interrupts(b, "Power Sink", { target = b, x = 3 })
  s:expect(b, { zone = "graveyard" })
end)
