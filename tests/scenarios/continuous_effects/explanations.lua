-- How a value came about: the base, each effect in the order applied with its layer, time stamp, source and script line,
-- and the result (law 7).

--- A script's path begins wherever the library lies: its end tells which one it is.
local function ending(path, wanted) return path:sub(-#wanted) end

-- Holds an explanation against { source, layer, effect, result } for each line after the base.
local function explains(s, object, value, base, lines, result)
  local told = s:explain(object, value)
  local function same(what, is, wanted)
    if is ~= wanted then error(what .. " is `" .. tostring(is) .. "`, expected `" .. tostring(wanted) .. "`\n" .. told.text, 3) end
  end
  same("the base", told[1].result, base)
  local last = told[1].timestamp
  for n, wanted in ipairs(lines) do
    local line = told[n + 1]
    if not line then error("there is no line " .. n .. "\n" .. told.text, 2) end
    same("the source of line " .. n, line.source, wanted[1])
    same("the layer of line " .. n, line.layer, wanted[2])
    same("the effect of line " .. n, line.effect, wanted[3])
    same("the result of line " .. n, line.result, wanted[4])
    if wanted.line then same("the script line of line " .. n, line.line, wanted.line) end
    if wanted.file then same("the script of line " .. n, ending(line.file, wanted.file), wanted.file) end
    if wanted.later then assert(line.timestamp > last, "line " .. n .. " is not later than the one before it") end
    last = line.timestamp
  end
  same("the number of lines", #told - 1, #lines)
  same("the result", told.result, result or (lines[#lines] and lines[#lines][4]) or base)
end

scenario("why: a creature that nothing has changed", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  explains(s, bears, "power", "2", {})
  explains(s, bears, "types", "creature (Bear)", {})
  explains(s, bears, "colours", "green", {})
  explains(s, bears, "controller", "Bob", {})
  explains(s, bears, "abilities", "none", {})
  local script = "cards/alpha/grizzly_bears.lua"
  assert(ending(s:explain(bears, "power")[1].file, script) == script)
end)

scenario("why: Conversion, then Phantasmal Terrain", function(s)
  local mountain = s.bob:has("in play", "Mountain")
  s.sue:has("in play", "Conversion")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:mana "{U}{U}"
  s.bob:casts("Phantasmal Terrain", { on = mountain, choosing = "forest" })
  local lines = {
    { "Conversion", "land type", "becomes a plains", "plains", line = 9, file = "cards/alpha/conversion.lua", later = true },
    { "Phantasmal Terrain", "land type", "becomes a forest", "forest", line = 8, later = true },
  }
  explains(s, mountain, "land_types", "mountain", lines)
end)

scenario("why: Phantasmal Terrain, then Conversion", function(s)
  local island = s.bob:has("in play", "Island")
  s.bob:has("hand", "Phantasmal Terrain")
  s.bob:has("hand", "Conversion")
  s.bob:mana "{U}{U}{2}{W}{W}"
  s.bob:casts("Phantasmal Terrain", { on = island, choosing = "mountain" })
  s.bob:casts("Conversion")
  explains(s, island, "land_types", "island", {
    { "Phantasmal Terrain", "land type", "becomes a mountain", "mountain", later = true },
    { "Conversion", "land type", "becomes a plains", "plains", later = true },
  })
  explains(s, island, "name", "Island", {
    { "Phantasmal Terrain", "land type", "becomes a mountain", "mountain" },
    { "Conversion", "land type", "becomes a plains", "plains" },
  })
end)

scenario("why: an effect that comes to nothing is not told", function(s)
  local forest = s.bob:has("in play", "Forest")
  s.sue:has("in play", "Conversion")
  explains(s, forest, "land_types", "forest", {})
end)

scenario("why: Sorceress Queen under Giant Growth", function(s)
  local bears = s.bob:has("in play", "Durkwood Boars")
  local queen = s.bob:has("in play", "Sorceress Queen")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.bob:casts("Giant Growth", { on = bears })
  s.bob:activates(queen, { target = bears })
  -- The Queen comes later, and yet first: she sets the base on which the Growth stands.
  explains(s, bears, "power", "4", {
    { "Sorceress Queen", "set power/toughness", "base power becomes 0 until end of turn", "0" },
    { "Giant Growth", "modify power/toughness", "+3 power until end of turn", "3" },
  })
  explains(s, bears, "toughness", "4", {
    { "Sorceress Queen", "set power/toughness", "base toughness becomes 2 until end of turn", "2" },
    { "Giant Growth", "modify power/toughness", "+3 toughness until end of turn", "5" },
  })
end)

scenario("why: counters come after what is added", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 2 } })
  s.bob:has("in play", "Holy Strength", { on = bears })
  explains(s, bears, "toughness", "2", {
    { "Holy Strength", "modify power/toughness", "+2 toughness", "4" },
    { "2 +1/+1 counters", "counters", "+2 toughness", "6" },
  })
end)

scenario("why: Kormus Bell over Evil Presence", function(s)
  local plains = s.sue:has("in play", "Plains")
  s.bob:has("in play", "Kormus Bell")
  s.bob:has("in play", "Evil Presence", { on = plains })
  explains(s, plains, "land_types", "plains", {
    { "Evil Presence", "land type", "becomes a swamp", "swamp", line = 4 },
  })
  -- The land is a swamp before the Bell, although older, looks for swamps: its layer is a later one.
  explains(s, plains, "types", "basic land", {
    { "Evil Presence", "land type", "becomes a swamp", "basic land" },
    { "Kormus Bell", "animation", "is also a creature", "basic land creature", line = 4 },
  })
  explains(s, plains, "power", "0", { { "Kormus Bell", "set power/toughness", "base power becomes 1", "1" } })
  explains(s, plains, "colours", "colourless", { { "Kormus Bell", "colour", "becomes black", "black" } })
end)

scenario("why: a land that lost its text, and what it kept", function(s)
  local mountain = s.bob:has("in play", "Snow-Covered Mountain")
  s.bob:has("hand", "Thoughtlace")
  s.bob:mana "{U}"
  s.bob:casts("Thoughtlace", { on = mountain })
  s.bob:has("in play", "Evil Presence", { on = mountain })
  explains(s, mountain, "colours", "colourless", { { "Thoughtlace", "colour", "becomes blue", "blue" } })
  explains(s, mountain, "types", "basic snow-covered land", {
    { "Evil Presence", "land type", "becomes a swamp", "basic snow-covered land" },
  })
  explains(s, mountain, "name", "Snow-Covered Mountain", { { "Evil Presence", "land type", "becomes a swamp", "swamp" } })
end)

scenario("why: a land's abilities under Evil Presence", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:has("in play", "Evil Presence", { on = factory })
  explains(s, factory, "abilities", "3 other abilities", {
    { "Evil Presence", "land type", "becomes a swamp", "none" },
  })
end)

scenario("why: Titania's Song", function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:has("in play", "Titania's Song")
  local file = "cards/antiquities/titanias_song.lua"
  explains(s, rod, "types", "artifact", { { "Titania's Song", "animation", "is also an artifact creature", "artifact creature", file = file } })
  explains(s, rod, "abilities", "1 other ability", { { "Titania's Song", "abilities", "loses its abilities", "none" } })
  explains(s, rod, "power", "0", { { "Titania's Song", "set power/toughness", "base power becomes 4", "4" } })
  explains(s, rod, "toughness", "0", { { "Titania's Song", "set power/toughness", "base toughness becomes 4", "4" } })
end)

scenario("why: Titania's Song after it has left play keeps its moment", function(s)
  local rod = s.sue:has("in play", "Rod of Ruin")
  local song = s.bob:has("in play", "Titania's Song")
  local before = s:explain(rod, "types")[2].timestamp
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { on = song })
  explains(s, rod, "types", "artifact", {
    { "Titania's Song", "animation", "is also an artifact creature until end of turn", "artifact creature" },
  })
  assert(s:explain(rod, "types")[2].timestamp == before)
end)

scenario("why: control changes, and the enchantments on what changes hands", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  local control = s.bob:has("in play", "Control Magic", { on = bears })
  explains(s, bears, "controller", "Sue", { { "Control Magic", "control", "comes under the control of Bob", "Bob" } })
  explains(s, bears, "power", "2", { { "Holy Strength", "modify power/toughness", "+1 power", "3" } })
  explains(s, strength, "controller", "Sue", {})
  explains(s, control, "controller", "Bob", {})
end)

scenario("why: two changes of control, the later one last", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Control Magic", { on = bears })
  local second = s.bob:has("hand", "Control Magic")
  s.bob:lands("Island", 4)
  s.bob:casts(second, { on = bears })
  explains(s, bears, "controller", "Bob", {
    { "Control Magic", "control", "comes under the control of Sue", "Sue" },
    { "Control Magic", "control", "comes under the control of Bob", "Bob", later = true },
  })
end)

scenario("why: control of the enchantment that controls", function(s)
  s:card [[
    return enchant_enchantment "Usurpation" { cost = "{1}", continuous { affects = enchanted, controller = you } }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local control = s.sue:has("in play", "Control Magic", { on = bears })
  s.bob:has("in play", "Usurpation", { on = control })
  explains(s, control, "controller", "Sue", { { "Usurpation", "control", "comes under the control of Bob", "Bob" } })
end)

scenario("why: Sleight of Mind on a Circle of Protection", function(s)
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = circle, choosing = { "black", "red" } })
  explains(s, circle, "abilities", "1 other ability", {
    { "Sleight of Mind", "text", 'reads "red" for "black"', '1 other ability ("black" reads "red")',
      file = "cards/alpha/sleight_of_mind.lua", line = 7 },
  })
  explains(s, circle, "text", "{1}: Prevent all damage to you from one black source.", {
    { "Sleight of Mind", "text", 'reads "red" for "black"', "{1}: Prevent all damage to you from one red source." },
  })
  explains(s, circle, "name", "Circle of Protection: Black", {})
end)

scenario("why: Sleight of Mind on a Knight's protection", function(s)
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = knight, choosing = { "black", "blue" } })
  explains(s, knight, "abilities", "first strike, protection from black", {
    { "Sleight of Mind", "text", 'reads "blue" for "black"',
      'first strike, protection from blue ("black" reads "blue")' },
  })
  explains(s, knight, "colours", "white", {})
end)

scenario("why: two changes of one text, one upon the other", function(s)
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Sleight of Mind", { count = 2 })
  s.bob:mana "{U}{U}"
  s.bob:casts("Sleight of Mind", { on = knight, choosing = { "black", "green" } })
  s.bob:casts("Sleight of Mind", { on = knight, choosing = { "green", "red" } })
  explains(s, knight, "text", "First strike\nProtection from black", {
    { "Sleight of Mind", "text", 'reads "green" for "black"', "First strike\nProtection from green" },
    { "Sleight of Mind", "text", 'reads "red" for "green"', "First strike\nProtection from red", later = true },
  })
end)

scenario("why: Sleight of Mind on a spell being cast", function(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local blast = s.bob:has("hand", "Blue Elemental Blast")
  s.bob:lands("Island", 1)
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  local play = s.bob:casts(blast, { mode = 2, target = ogre, held = true })
  s.sue:interrupts(play, "Sleight of Mind", { choosing = { "red", "green" } })
  explains(s, blast, "abilities", "1 other ability", {
    { "Sleight of Mind", "text", 'reads "green" for "red"', '1 other ability ("red" reads "green")' },
  })
  s:resolve()
  -- In the graveyard it is the card that it always was.
  explains(s, blast, "abilities", "1 other ability", {})
end)

scenario("why: Thoughtlace on a spell being cast", function(s)
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Thoughtlace")
  s.sue:lands("Island", 1)
  local play = s.bob:casts(bears, { held = true })
  s.sue:interrupts(play, "Thoughtlace")
  explains(s, bears, "colours", "green", { { "Thoughtlace", "colour", "becomes blue", "blue" } })
  explains(s, bears, "controller", "Bob", {})
  s:resolve()
  explains(s, bears, "colours", "green", { { "Thoughtlace", "colour", "becomes blue", "blue" } })
end)

scenario("why: Magical Hack on landwalk", function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.sue:has("hand", "Magical Hack")
  s.sue:lands("Island", 1)
  s.sue:casts("Magical Hack", { on = wraith, choosing = { "swamp", "plains" } })
  explains(s, wraith, "abilities", "swampwalk", {
    { "Magical Hack", "text", 'reads "plains" for "swamp"', 'plainswalk ("swamp" reads "plains")' },
  })
  explains(s, wraith, "text", "Swampwalk", {
    { "Magical Hack", "text", 'reads "plains" for "swamp"', "Plainswalk" },
  })
end)

scenario("why: Magical Hack on Conversion, and on what Conversion changes", function(s)
  local conversion = s.sue:has("in play", "Conversion")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = conversion, choosing = { "mountain", "forest" } })
  explains(s, forest, "land_types", "forest", { { "Conversion", "land type", "becomes a plains", "plains" } })
  explains(s, conversion, "text",
    "During your upkeep, destroy Conversion unless you pay {W}{W}.\nAll mountains are plains.", {
      { "Magical Hack", "text", 'reads "forest" for "mountain"',
        "During your upkeep, destroy Conversion unless you pay {W}{W}.\nAll forests are plains." },
    })
end)

scenario("why: Magical Hack on Kormus Bell", function(s)
  local bell = s.bob:has("in play", "Kormus Bell")
  local forest = s.sue:has("in play", "Forest")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = bell, choosing = { "swamp", "forest" } })
  explains(s, forest, "types", "basic land", { { "Kormus Bell", "animation", "is also a creature", "basic land creature" } })
  explains(s, bell, "text", "All swamps are 1/1 black creatures that are still lands.", {
    { "Magical Hack", "text", 'reads "forest" for "swamp"', "All forests are 1/1 black creatures that are still lands." },
  })
end)

scenario("why: what is granted reads as the text that grants it", function(s)
  local king = s.bob:has("in play", "Goblin King")
  local goblin = s.bob:makes("Goblin", { power = 1, toughness = 1, types = { "goblin" } })
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = king, choosing = { "mountain", "plains" } })
  explains(s, goblin, "abilities", "none", { { "Goblin King", "abilities", "gains plainswalk", "plainswalk" } })
end)

scenario("why: an ability granted twice, and lost", function(s)
  s:card [[
    return instant "Grounding" { cost = "{G}", target = creature, until_end_of_turn(target, { loses = "flying" }) }
  ]]
  local sprites = s.bob:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Flight", { on = sprites })
  s.bob:has("hand", "Grounding")
  s.bob:mana "{G}"
  s.bob:casts("Grounding", { target = sprites })
  explains(s, sprites, "abilities", "flying", {
    { "Flight", "abilities", "gains flying", "flying, flying" },
    { "Grounding", "abilities", "loses flying until end of turn", "none" },
  })
end)

scenario("why: an effect while its source stays tapped", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  s.bob:mana "{2}"
  s.bob:activates(weaponry, { target = bears })
  explains(s, bears, "power", "2", {
    { "Tawnos's Weaponry", "modify power/toughness", "+1 power while its source stays tapped", "3" },
  })
end)

scenario("why: a condition that does not hold leaves no line", function(s)
  s:card [[
    return summon "Dryad" "Grove Dryad" {
      cost = "{G}", power = 1, toughness = 1,
      continuous { only_if = some(lands:of_type "forest":controlled_by(you)), plus = "+1/+1" },
    }
  ]]
  local dryad = s.bob:has("in play", "Grove Dryad")
  explains(s, dryad, "power", "1", {})
  s.bob:has("in play", "Forest")
  explains(s, dryad, "power", "1", { { "Grove Dryad", "modify power/toughness", "+1 power", "2" } })
end)

scenario("why: cards in hand, library and graveyard are as printed", function(s)
  local hand = s.bob:has("hand", "Goblin King")
  local dead = s.bob:has("graveyard", "Mountain")
  s.bob:has("in play", "Goblin King")
  s.bob:has("in play", "Conversion")
  explains(s, hand, "power", "2", {})
  explains(s, hand, "controller", "Bob", {})
  explains(s, dead, "land_types", "mountain", {})
end)

scenario("why: Mishra's Factory come alive", function(s)
  local factory = s.bob:has("in play", "Mishra's Factory")
  s.bob:mana "{1}"
  s.bob:activates(factory, { ability = 2 })
  explains(s, factory, "types", "land", {
    { "Mishra's Factory", "animation", "is also an artifact creature until end of turn", "land artifact creature" },
    { "Mishra's Factory", "animation", "becomes an assembly worker until end of turn", "land artifact creature (assembly worker)" },
  })
end)

scenario("why: what cumulative upkeep leaves behind", function(s)
  local chasm = s.bob:has("in play", "Glacial Chasm", { counters = { ["paid upkeep"] = 3 } })
  explains(s, chasm, "abilities", "cumulative upkeep, 3 other abilities", {
    { "3 paid upkeep counters", "counters", "gives an ability", "cumulative upkeep, 4 other abilities" },
  })
end)

scenario("why: a copy of a creature whose power is counted", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Knight" "Test Crusader" { cost = "{W}", power = sum(2, count(lands:controlled_by(you))),
    toughness = 3 } ]]
  local crusader = s.sue:has("in play", "Test Crusader")
  s:card [[ return summon "Shape" "Test Shape" { cost = "{0}", power = 0, toughness = 1,
    before_it_enters { choose("card", you, creatures) }, continuous { copy_of = chosen } } ]]
  s.bob:lands("Island", 4)
  local clone = s.bob:has("hand", "Test Shape")
  s.bob:casts(clone, { choosing = crusader })
  s:expect(clone, { power = 6, toughness = 3 })
  local told = s:explain(clone, "power")
  assert(told[#told].result == "6", told.text)
  assert(told[#told].source == "Test Crusader" and told[#told].effect == "is worked out as printed", told.text)
  explains(s, crusader, "power", "2", {})
end)

scenario("why: the counted power of a creature that was taken", { "fifth", "microprose" }, function(s)
  s:card [[ return summon "Knight" "Test Crusader" { cost = "{W}", power = sum(2, count(lands:controlled_by(you))),
    toughness = 3 } ]]
  local crusader = s.sue:has("in play", "Test Crusader")
  s.bob:has("hand", "Control Magic"); s.bob:lands("Island", 4)
  s.bob:casts("Control Magic", { on = crusader })
  s:expect(crusader, { power = 6, controller = s.bob })
  local told = s:explain(crusader, "power")
  assert(told[#told].result == "6", told.text)
end)

scenario("why: the colour of a creature that its text gives, and the land types of a dual land, after a text change", { "fifth", "microprose" }, function(s)
  local kobolds = s.bob:has("in play", "Crookshank Kobolds")
  local land = s.bob:has("in play", "Taiga")
  s.bob:has("hand", "Sleight of Mind"); s.bob:has("hand", "Magical Hack"); s.bob:mana "{U}{U}"
  s.bob:casts("Sleight of Mind", { target = kobolds, choosing = { "red", "white" } })
  s.bob:casts("Magical Hack", { target = land, choosing = { "forest", "swamp" } })
  s:expect(kobolds, { colours = { "white" } })
  local colour = s:explain(kobolds, "colours")
  assert(colour[#colour].result == "white" and colour[#colour].source == "Sleight of Mind", colour.text)
  local types = s:explain(land, "land_types")
  assert(types[#types].source == "Magical Hack", types.text)
  s:next_turn()
end)
