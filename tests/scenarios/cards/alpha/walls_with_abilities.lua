local both = { "fifth", "microprose" }

-- Walls with an activated ability: Bone regenerates, Fire and Water grow in power.

scenario("Wall of Bone regenerates for {B}", both, function(s)
  local it = s.sue:has("in play", "Wall of Bone")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:lands("Swamp", 1)
  s:expect(it, { power = 1, toughness = 4, colours = { "black" } })
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s.sue:will_regenerate(it)
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true })
  s:expect(wurm, { damage = 1 })
end)

scenario("Wall of Bone is lost without black mana", both, function(s)
  local it = s.sue:has("in play", "Wall of Bone")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:lands("Island", 1)
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s:to("main")
  s:expect(it, { zone = "graveyard" })
end)

for _, row in ipairs {
  { "Wall of Fire", "Mountain", "{R}", "red", "Swamp" },
  { "Wall of Water", "Island", "{U}", "blue", "Mountain" },
} do
  local name, land, mana, colour, wrong = row[1], row[2], row[3], row[4], row[5]

  scenario(name .. " gets +1/+0 for each " .. mana .. " until end of turn", both, function(s)
    local it = s.sue:has("in play", name)
    s.sue:lands(land, 2)
    local ogre = s.bob:has("in play", "Gray Ogre")
    s:expect(it, { power = 0, toughness = 5, colours = { colour } })
    s.bob:attacks { ogre }
    s.sue:blocks { [it] = ogre }
    s.sue:activates(it)
    s:expect(it, { power = 1, toughness = 5 })
    s.sue:activates(it)
    s:to("main")
    s:expect(ogre, { zone = "graveyard" })
    s:expect(it, { power = 2, damage = 2 })
    s:next_turn()
    s:expect(it, { power = 0, toughness = 5 })
  end)

  scenario(name .. " needs mana of its colour", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands(wrong, 2)
    s:expect_illegal(function() s.bob:activates(it) end, "R-COST-1")
    s:expect_illegal(function() s.bob:attacks { it } end, "R-CBT-8")
  end)
end
