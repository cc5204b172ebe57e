-- A Ward with "red" chosen, made blue by Thoughtlace, with an enchantment of its own, and something to move it.
local function prismatic_ward(s)
  s:card [[ return enchant_enchantment "Test Ribbon" { cost = "{1}" } ]]
  s:card [[ return instant "Test Shift" { cost = "{U}", target = enchantment, attach(target, creatures) } ]]
  local first = s.bob:has("in play", "Grizzly Bears")
  local second = s.bob:has("in play", "Gray Ogre")
  local insect = s.bob:has("in play", "Deadly Insect")
  local ward = s.bob:has("hand", "Prismatic Ward")
  s.bob:mana "{W}{C}"
  s:expect_illegal(function() s.bob:casts(ward, { on = insect, choosing = "red" }) end, "R-TARGET-1")
  s.bob:casts(ward, { on = first, choosing = "red" })
  s.bob:has("hand", "Thoughtlace")
  s.bob:mana "{U}"
  s.bob:casts("Thoughtlace", { on = ward })
  s:expect(ward, { colours = { "blue" } })
  local ribbon = s.bob:has("in play", "Test Ribbon", { on = ward })
  s.bob:has("in play", "Ivory Cup")
  s.bob:has("hand", "Test Shift")
  s.bob:mana "{U}{C}"
  return { ward = ward, ribbon = ribbon, first = first, second = second, insect = insect }
end

local function bolt(s, creature)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { on = creature })
end

scenario("E-107 a Prismatic Ward moved to another creature is as freshly played, but not cast (fifth)", function(s)
  local o = prismatic_ward(s)
  s.bob:will("choose", "green")
  s.bob:casts("Test Shift", { on = o.ward, choosing = o.second })
  s:expect(o.ward, { zone = "in play", colours = { "white" } })
  s:expect(o.ribbon, { zone = "in play" })
  -- The mana for Ivory Cup is still there: nothing white was cast, and nobody was asked.
  s:expect(s.bob, { life = 20, mana = "{C}" })
  bolt(s, o.second)
  s:expect(o.second, { zone = "graveyard" })  -- green it is now
  s:expect(o.ward, { zone = "graveyard" })
  s:expect(o.ribbon, { zone = "graveyard" })
end)

scenario("E-107 b: the same colour may be chosen again, and the old creature is without it (fifth)", function(s)
  local o = prismatic_ward(s)
  s.bob:will("choose", "red")
  s.bob:casts("Test Shift", { on = o.ward, choosing = o.second })
  bolt(s, o.second)
  s:expect(o.second, { zone = "in play", damage = 0 })
  bolt(s, o.first)
  s:expect(o.first, { zone = "graveyard" })
end)

scenario("E-107 c: it may be moved onto a Deadly Insect, which is no target for spells (fifth)", function(s)
  local o = prismatic_ward(s)
  s.bob:will("choose", "red")
  s.bob:casts("Test Shift", { on = o.ward, choosing = o.insect })
  s:expect(o.ward, { zone = "in play", colours = { "white" } })
  s:expect(o.ribbon, { zone = "in play" })
  s:expect(s.bob, { life = 20, mana = "{C}" })
end)

scenario("R-ENCH-6 an enchantment is not moved onto what may not carry it", function(s)
  s:card [[ return instant "Test Shift" { cost = "{U}", target = enchantment, attach(target, creatures) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local knight = s.bob:has("in play", "Black Knight")  -- protection from white
  local strength = s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:has("hand", "Test Shift")
  s.bob:mana "{U}"
  s.bob:casts("Test Shift", { on = strength })
  s:expect(bears, { power = 3 })
  s:expect(knight, { power = 2 })
end)

scenario("an enchantment that is returned to play is put on what its controller chooses", function(s)
  s:card [[ return sorcery "Test Return" { cost = "{W}",
    target = card:that_are "enchantment":in_zone "graveyard", return_to_play(target) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Gray Ogre")
  local insect = s.sue:has("in play", "Deadly Insect")
  s.bob:has("in play", "Black Knight")
  local strength = s.bob:has("graveyard", "Holy Strength")
  s.bob:has("hand", "Test Return")
  s.bob:mana "{W}"
  s.bob:will("choose", insect)
  s.bob:casts("Test Return", { target = strength })
  s:expect(strength, { zone = "in play", controller = s.bob })
  s:expect(insect, { power = 7, toughness = 3 })
  s:expect(bears, { power = 2 })
end)

scenario("an enchantment that has nothing to be put on stays where it is", function(s)
  s:card [[ return sorcery "Test Return" { cost = "{W}",
    target = card:that_are "enchantment":in_zone "graveyard", return_to_play(target) } ]]
  local strength = s.bob:has("graveyard", "Holy Strength")
  s.bob:has("hand", "Test Return")
  s.bob:mana "{W}"
  s.bob:casts("Test Return", { target = strength })
  s:expect(strength, { zone = "graveyard" })
end)

scenario("an enchantment for dead creatures is not put on a living one when it is returned", function(s)
  s:card [[ return enchant_creature "Test Shroud" { cost = "{B}", on = card:that_are "creature":in_zone "graveyard" } ]]
  s:card [[ return sorcery "Test Return" { cost = "{W}",
    target = card:that_are "enchantment":in_zone "graveyard", return_to_play(target) } ]]
  s.bob:has("in play", "Grizzly Bears")
  local shroud = s.bob:has("graveyard", "Test Shroud")
  s.bob:has("hand", "Test Return")
  s.bob:mana "{W}"
  s.bob:casts("Test Return", { target = shroud })
  s:expect(shroud, { zone = "graveyard" })
end)
