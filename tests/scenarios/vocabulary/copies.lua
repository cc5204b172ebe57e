-- Tokens that are copies, and permanents that become copies.
local both = { "fifth", "microprose" }

local twin = [[ return sorcery "Test Twin" { cost = "{U}",
  text = "Put a token that is a copy of target creature into play.",
  target = creature, make_copy(1, target) } ]]

scenario("a token is a copy of the card, without what was done to it", both, function(s)
  s:card(twin)
  s.bob:has("hand", "Test Twin")
  s.bob:lands("Island", 1)
  local angel = s.sue:has("in play", "Serra Angel", { tapped = true })
  s.sue:has("in play", "Unholy Strength", { on = angel })
  s.bob:casts("Test Twin", { target = angel })
  local token = s.bob:finds "Serra Angel"
  s:expect(token, { controller = s.bob, owner = s.bob, power = 4, toughness = 4, tapped = false, has = "flying" })
  s:expect(angel, { power = 6, controller = s.sue })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.sue:casts("Unsummon", { target = token })
  s:expect(token, { zone = "nowhere" })
  s:expect(s.bob, { hand = 0 })
end)

scenario("of what has left nothing is copied", both, function(s)
  s:card(twin)
  s.bob:has("hand", "Test Twin")
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Test Twin", { target = bears, held = true })
  s.sue:casts("Unsummon", { target = bears, held = true })
  s:resolve()
  s:expect(s.bob, { in_play = { Island = 1 } })
end)

scenario("the other player gets two, and they are copies but for what is said besides", both, function(s)
  s:card [[ return sorcery "Test Gift" { cost = "{0}", text = "Target opponent puts 2 tokens that are copies of target creature into play. The made tokens gain flying.",
    targets = { opponent, creature }, make_copy(2, targets(2), target), for_good(made, { gains = flying }) } ]]
  s.bob:has("hand", "Test Gift")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Test Gift", { targets = { s.sue, bears } })
  s:expect(s.sue, { in_play = { ["Grizzly Bears"] = 2 } })
  s:expect(bears, { lacks = "flying" })
end)

scenario("what becomes a copy is one until end of turn", both, function(s)
  s:card [[ return artifact "Test Mirror" { cost = "{0}",
    text = "{1}: Test Mirror becomes a copy of target creature until end of turn.",
    activated { cost = "{1}", target = creature, until_end_of_turn(self, { copy_of = target }) } } ]]
  local mirror = s.bob:has("in play", "Test Mirror")
  s.bob:lands("Island", 1)
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:activates(mirror, { target = angel })
  s:expect(mirror, { name = "Serra Angel", power = 4, types = { "creature" }, controller = s.bob })
  s:turn_of(s.sue)
  s:expect(mirror, { name = "Test Mirror", types = { "artifact" } })
end)

local function doppelganger(s)
  s.bob:lands("Island", 5)
  return s.bob:has("hand", "Vesuvan Doppelganger")
end

scenario("Vesuvan Doppelganger: a copy of any creature, again and again, and blue all the time", both, function(s)
  local doppelganger = doppelganger(s)
  local ogre = s.bob:has("in play", "Gray Ogre")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:will("choose", ogre)
  s.bob:casts(doppelganger)
  s:expect(doppelganger, { name = "Gray Ogre", power = 2, toughness = 2, colours = { "blue" } })
  s:turn_of(s.sue)
  s:expect(doppelganger, { name = "Gray Ogre" })
  s.bob:will("choose", angel)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(doppelganger, { name = "Serra Angel", power = 4, has = { "flying" }, colours = { "blue" } })
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(doppelganger, { name = "Serra Angel", colours = { "blue" } })
  s:turn_of(s.sue)
  s.bob:will("choose", ogre)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(doppelganger, { name = "Gray Ogre", lacks = { "flying" }, colours = { "blue" } })
end)
