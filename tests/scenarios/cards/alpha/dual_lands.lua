local both = { "fifth", "microprose" }

-- Lands of two basic types: mana of either, and what asks for either type.

for _, row in ipairs {
  { "Badlands", "red", "{R}", "black", "{B}", { "swamp", "mountain" }, "Bog Wraith" },
  { "Bayou", "black", "{B}", "green", "{G}", { "swamp", "forest" }, "Bog Wraith" },
  { "Plateau", "red", "{R}", "white", "{W}", { "mountain", "plains" }, "Mountain Goat" },
  { "Savannah", "white", "{W}", "green", "{G}", { "plains", "forest" }, "Shanodin Dryads" },
  { "Scrubland", "white", "{W}", "black", "{B}", { "plains", "swamp" }, "Righteous Avengers" },
  { "Taiga", "green", "{G}", "red", "{R}", { "forest", "mountain" }, "Mountain Goat" },
  { "Tropical Island", "green", "{G}", "blue", "{U}", { "forest", "island" }, "Segovian Leviathan" },
  { "Tundra", "blue", "{U}", "white", "{W}", { "island", "plains" }, "Righteous Avengers" },
  { "Underground Sea", "black", "{B}", "blue", "{U}", { "swamp", "island" }, "Segovian Leviathan" },
  { "Volcanic Island", "blue", "{U}", "red", "{R}", { "island", "mountain" }, "Mountain Goat" },
} do
  local name, first, one, second, other, types, walker = row[1], row[2], row[3], row[4], row[5], row[6], row[7]

  scenario(name .. " gives either of its two mana", both, function(s)
    local a = s.bob:has("in play", name)
    local b = s.bob:has("in play", name)
    s.bob:taps_for_mana(a, first)
    s:expect(s.bob, { mana = one })
    s.bob:taps_for_mana(b, second)
    s:expect(a, { tapped = true, land_types = types, colours = {} })
    s:expect_illegal(function() s.bob:taps_for_mana(a, second) end, "tapped")
  end)

  scenario(name .. " counts as either of its types for landwalk", both, function(s)
    local it = s.bob:has("in play", walker)
    s.sue:has("in play", name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-LW-1")
  end)

  scenario(name .. " is no basic land", both, function(s)
    s.bob:library { "Gray Ogre", name }
    s.bob:has("hand", "Untamed Wilds")
    s.bob:lands("Forest", 3)
    s.bob:casts("Untamed Wilds")
    s:expect(s.bob, { library = 2, in_play = { Forest = 3 } })
  end)
end

scenario("Bayou, ruling 2008-10-01: what asks for a basic land does not take it, what asks for a swamp does", both, function(s)
  s.bob:has("hand", "Lake of the Dead")
  local bayou = s.bob:has("in play", "Bayou")
  s.bob:will("pay", true)
  s.bob:plays_land("Lake of the Dead")
  s:expect(bayou, { zone = "graveyard" })
end)

scenario("Bayou, ruling 2008-10-01: it has the mana of both its types", both, function(s)
  local bayou = s.bob:has("in play", "Bayou")
  s.bob:has("hand", "Llanowar Elves")
  s.bob:casts("Llanowar Elves")
  s:expect(bayou, { tapped = true })
  s.bob:has("hand", "Dark Ritual")
  s.bob:has("in play", "Bayou")
  s.bob:casts("Dark Ritual")
  s:expect(s.bob, { mana = "{B}{B}{B}" })
end)

-- Bob searches for a basic land: the dual land on top of it stays in the library.
local function search_passes_over(s, name, basic)
  s.bob:library { "Gray Ogre", name, basic }
  s.bob:has("hand", "Untamed Wilds")
  s.bob:mana "{C}{C}{G}"
  s.bob:will("choose", basic)
  s.bob:casts("Untamed Wilds")
  s:expect(s.bob, { library = 2, in_play = { basic } })
end

-- Bob taps one land of that name for each of its two colours, and can tap it for none of the others.
local function taps_for(s, name, colours)
  local lands = s.bob:has("in play", name, { count = 2 })
  for _, colour in ipairs { "white", "blue", "black", "red", "green" } do
    if colour ~= colours[1] and colour ~= colours[2] then
      s:expect_illegal(function() s.bob:taps_for_mana(lands[1], colour) end, "R-MPROD-1")
    end
  end
  for i, land in ipairs(lands) do
    s.bob:taps_for_mana(land, colours[i])
    s:expect(land, { tapped = true })
  end
end

scenario("Plateau, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Plateau", "Plains")
end)

scenario("Plateau, ruling 2008-10-01: it taps for red or white mana, and for no other", both, function(s)
  taps_for(s, "Plateau", { "red", "white" })
end)

scenario("Savannah, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Savannah", "Forest")
end)

scenario("Savannah, ruling 2008-10-01: it taps for white or green mana, and for no other", both, function(s)
  taps_for(s, "Savannah", { "white", "green" })
end)

scenario("Scrubland, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Scrubland", "Swamp")
end)

scenario("Scrubland, ruling 2008-10-01: it taps for white or black mana, and for no other", both, function(s)
  taps_for(s, "Scrubland", { "white", "black" })
end)

scenario("Taiga, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Taiga", "Mountain")
end)

scenario("Taiga, ruling 2008-10-01: it taps for green or red mana, and for no other", both, function(s)
  taps_for(s, "Taiga", { "green", "red" })
end)

scenario("Tropical Island, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Tropical Island", "Island")
end)

scenario("Tropical Island, ruling 2008-10-01: it taps for green or blue mana, and for no other", both, function(s)
  taps_for(s, "Tropical Island", { "green", "blue" })
end)

scenario("Tundra, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Tundra", "Plains")
end)

scenario("Tundra, ruling 2008-10-01: it taps for blue or white mana, and for no other", both, function(s)
  taps_for(s, "Tundra", { "blue", "white" })
end)

scenario("Underground Sea, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Underground Sea", "Island")
end)

scenario("Underground Sea, ruling 2008-10-01: it taps for black or blue mana, and for no other", both, function(s)
  taps_for(s, "Underground Sea", { "black", "blue" })
end)

scenario("Volcanic Island, ruling 2008-10-01: what searches for a basic land does not find it", both, function(s)
  search_passes_over(s, "Volcanic Island", "Mountain")
end)

scenario("Volcanic Island, ruling 2008-10-01: it taps for blue or red mana, and for no other", both, function(s)
  taps_for(s, "Volcanic Island", { "blue", "red" })
end)

scenario("Magical Hack, ruling 2004-10-04: a Bayou becomes an island and a forest, and keeps its name", both, function(s)
  local bayou = s.bob:has("in play", "Bayou")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = bayou, choosing = { "swamp", "island" } })
  s:expect(bayou, { name = "Bayou", land_types = { "island", "forest" } })
end)

scenario("R-LAND-5 Magical Hack changes no basic land: what it is stands in no text of it", both, function(s)
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = swamp, choosing = { "swamp", "island" } })
  s:expect(swamp, { land_types = { "swamp" } })
end)

scenario("Plateau is destroyed by Flashfires, and Tropical Island, Underground Sea and Volcanic Island by Tsunami", { "fifth", "microprose" }, function(s)
  local p = s.sue:has("in play", "Plateau")
  local ti, us, vi = s.sue:has("in play", "Tropical Island"), s.sue:has("in play", "Underground Sea"), s.sue:has("in play", "Volcanic Island")
  s.bob:has("hand", "Flashfires"); s.bob:has("hand", "Tsunami"); s.bob:lands("Mountain", 4); s.bob:lands("Forest", 4)
  s.bob:casts("Flashfires")
  s:expect(p, { zone = "graveyard" }); s:expect(vi, { zone = "in play" })
  s.bob:casts("Tsunami")
  for _, l in ipairs { ti, us, vi } do s:expect(l, { zone = "graveyard" }) end
end)

scenario("Volcanic Island under Conversion: its mountain becomes a plains, its island stays; and a Plateau is plains alone", { "fifth", "microprose" }, function(s)
  local v = s.sue:has("in play", "Volcanic Island")
  local p = s.sue:has("in play", "Plateau")
  s.bob:has("in play", "Conversion")
  s:expect(v, { land_types = { "island", "plains" } })
  s:expect(p, { land_types = { "plains" } })
  s.sue:taps_for_mana(v, "white")
  s:expect(s.sue, { mana = "{W}" })
end)

scenario("Plateau that is hacked from mountains to swamps counts as plains and swamps", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Plateau")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { on = p, choosing = { "mountain", "swamp" } })
  s:expect(p, { land_types = { "plains", "swamp" } })
  s.bob:taps_for_mana(p, "black")
  s:expect(s.bob, { mana = "{B}" })
end)
