-- Two chants: name, the mana of the upkeep, the land type that they punish, a land of it and one of none.
local chants = {
  { "Thelon's Chant", "{G}", "Swamp", "Forest" },
  { "Tourach's Chant", "{B}", "Forest", "Swamp" },
}

for _, c in ipairs(chants) do
  scenario(c[1] .. " deals 3 damage to a player who puts a " .. c[3]:lower() .. " into play, and to nobody for another land", { "fifth", "microprose" }, function(s)
    s.bob:has("in play", c[1])
    local one = s.bob:has("hand", c[3])
    local other = s.sue:has("hand", c[4])
    s.bob:plays_land(one)
    s:expect(s.bob, { life = 17 })
    s:next_turn()
    s.sue:plays_land(other)
    s:expect(s.sue, { life = 20 })
  end)

  scenario(c[1] .. ": the player may put a -1/-1 counter on a creature instead", { "fifth", "microprose" }, function(s)
    s.sue:has("in play", c[1])
    local land = s.bob:has("hand", c[3])
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.sue:has("in play", "Craw Wurm")
    s.bob:will("pay", true)
    s.bob:plays_land(land)
    s:expect(s.bob, { life = 20 })
    s:expect(bears, { power = 1, toughness = 1 })
  end)

  scenario(c[1] .. " is buried unless its mana is paid in its controller's upkeep", { "fifth", "microprose" }, function(s)
    local chant = s.sue:has("in play", c[1])
    s.sue:lands("Forest", 1)
    s.sue:lands("Swamp", 1)
    s.sue:will("pay", true)
    s:next_turn()
    s:expect(chant, { zone = "in play" })
    s:turn_of(s.bob)
    s.sue:will("pay", false)
    s:turn_of(s.sue)
    s:expect(chant, { zone = "graveyard" })
  end)
end

local function asks_as_the_land_comes(name, kind)
  return function(s)
    s.bob:has("in play", name)
    local island = s.bob:has("in play", "Island")
    s.bob:has("hand", "Phantasmal Terrain")
    s.bob:mana "{U}{U}"
    s.bob:casts("Phantasmal Terrain", { on = island, choosing = kind })
    s:expect(island, { land_types = { kind } })
    s:expect(s.bob, { life = 20 })
  end
end

scenario("Thelon's Chant, ruling 2004-10-04: a land that becomes a swamp in play hurts nobody", { "fifth", "microprose" }, asks_as_the_land_comes("Thelon's Chant", "swamp"))
scenario("Tourach's Chant, ruling 2004-10-04: a land that becomes a forest in play hurts nobody", { "fifth", "microprose" }, asks_as_the_land_comes("Tourach's Chant", "forest"))

scenario("Thelon's Chant hears a dual land, and none that comes as a mountain under Blood Moon", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Thelon's Chant")
  s.bob:plays_land(s.bob:has("hand", "Bayou"))
  s:expect(s.bob, { life = 17 })
  s:next_turn()
  s.sue:has("in play", "Blood Moon")
  s.sue:plays_land(s.sue:has("hand", "Underground Sea"))
  s:expect(s.sue, { life = 20 })
end)

scenario("Thelon's Chant that Magical Hack has changed punishes forests", { "fifth", "microprose" }, function(s)
  local c = s.sue:has("in play", "Thelon's Chant")
  s.bob:has("hand", "Magical Hack"); s.bob:lands("Island", 1)
  s.bob:casts("Magical Hack", { target = c, choosing = { "swamp", "forest" } })
  s.bob:plays_land(s.bob:has("hand", "Forest"))
  s:expect(s.bob, { life = 17 })
end)

scenario("Each of two Thelon's Chants asks for a counter or deals its damage", { "fifth", "microprose" }, function(s)
  s.sue:has("in play", "Thelon's Chant")
  s.bob:has("in play", "Thelon's Chant")
  local b = s.bob:has("in play", "Scryb Sprites")
  s.bob:will("pay", true)
  s.bob:plays_land(s.bob:has("hand", "Swamp"))
  s:expect(b, { zone = "graveyard" })
  s:expect(s.bob, { life = 17 })
end)

scenario("Tourach's Chant hears a Bayou, a forest that an effect puts into play, and its own controller", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Tourach's Chant")
  s.bob:has("hand", "Bayou")
  s.bob:plays_land("Bayou")
  s:expect(s.bob, { life = 17 })
  s.bob:lands("Swamp", 2)
  s.sue:library { "Forest" }
  s.sue:has("hand", "Untamed Wilds")
  s:turn_of(s.sue)
  s.sue:mana "{2}{G}"
  s.sue:library { "Forest" }
  s.sue:will("choose", "Forest")
  s.sue:casts("Untamed Wilds")
  s:expect(s.sue, { life = 17 })
end)

scenario("Tourach's Chant takes a -1/-1 counter on an own creature instead, on no creature of the other player", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Tourach's Chant")
  s.bob:lands("Swamp", 2)
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Forest")
  s:turn_of(s.sue)
  s.sue:plays_land("Forest")                         -- nobody is asked: she has no creature
  s:expect(s.sue, { life = 17 })
  s:expect(ogre, { counters = {} })
end)

scenario("Tourach's Chant that Magical Hack has turned to plains hears plains, and no forest", { "fifth", "microprose" }, function(s)
  local chant = s.bob:has("in play", "Tourach's Chant")
  s.bob:lands("Swamp", 2)
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = chant, choosing = { "forest", "plains" } })
  s.bob:has("hand", "Forest")
  s.bob:plays_land("Forest")
  s:expect(s.bob, { life = 20 })
  s.sue:has("hand", "Plains")
  s:turn_of(s.sue)
  s.sue:plays_land("Plains")
  s:expect(s.sue, { life = 17 })
end)
