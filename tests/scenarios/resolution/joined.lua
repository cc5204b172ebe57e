local both = { "fifth", "microprose" }

-- Several things done in one sentence, offers and what comes of them.

scenario("R-RESOLVE-1 one thing is done, then the other", both, function(s)
  local tome = s.bob:makes("Test Tome", { types = "artifact", text = "{T}: Draw a card, then discard a card." })
  s.bob:library { "Gray Ogre", "Forest" }
  s.bob:activates(tome)
  s:expect(s.bob, { hand = 0, library = { "Forest" }, graveyard = { "Gray Ogre" } })
end)

scenario("R-RESOLVE-1 a creature grows until end of turn and deals damage at once", both, function(s)
  local eel = s.bob:makes("Test Eel", {
    power = 1, toughness = 1, types = "creature",
    text = "{0}: Test Eel gets +2/+0 until end of turn and deals 1 damage to you.",
  })
  s.bob:activates(eel)
  s:expect(s.bob, { life = 19 })
  s:expect(eel, { power = 3 })
  s:next_turn()
  s:expect(eel, { power = 1 })
end)

scenario("R-UPKEEP-1 what happens unless somebody gives something up", both, function(s)
  local demon = s.bob:makes("Test Demon", {
    power = 5, toughness = 5, types = "creature",
    text = "During your upkeep, sacrifice Test Demon unless you sacrifice two swamps.",
  })
  local swamps = s.bob:has("in play", "Swamp", { count = 2 })
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s.bob:will("sacrifice", swamps[1])
  s:turn_of(s.bob)
  s:expect(demon, { zone = "in play" })
  s:expect(swamps[1], { zone = "graveyard" })
  s:expect(swamps[2], { zone = "graveyard" })
end)

scenario("R-UPKEEP-1 who has too little to give up is not asked", both, function(s)
  local demon = s.bob:makes("Test Demon", {
    power = 5, toughness = 5, types = "creature",
    text = "During your upkeep, sacrifice Test Demon unless you sacrifice two swamps.",
  })
  local swamp = s.bob:has("in play", "Swamp")
  s.sue:has("in play", "Swamp")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(demon, { zone = "graveyard" })
  s:expect(swamp, { zone = "in play" })
end)

scenario("R-UPKEEP-1 two things happen unless it is paid", both, function(s)
  local horde = s.bob:makes("Test Horde", {
    power = 5, toughness = 5, types = "creature",
    text = "During your upkeep, unless you pay {B}, tap Test Horde and sacrifice a land.",
  })
  local forest = s.bob:has("in play", "Forest")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(horde, { tapped = true })
  s:expect(forest, { zone = "graveyard" })
end)

scenario("R-RESOLVE-1 an offer is paid with what is given up for it", both, function(s)
  s.bob:makes("Test Altar", {
    types = "enchantment", text = "During your upkeep, you may sacrifice a land. If you do, you gain 4 life. If you do not, you lose 1 life.",
  })
  s:turn_of(s.sue)
  s:turn_of(s.bob)  -- no land: nothing to choose
  s:expect(s.bob, { life = 19 })
  local forest = s.bob:has("in play", "Forest")
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 23 })
  s:expect(forest, { zone = "graveyard" })
end)

scenario("R-RESOLVE-1 what follows from an offer does not follow from what could not be done", both, function(s)
  local golem = s.bob:makes("Test Golem", {
    power = 3, toughness = 3, types = "creature",
    text = "{0}: You may untap target land. If you do, you gain 1 life.",
  })
  local tapped = s.sue:has("in play", "Forest", { tapped = true })
  local untapped = s.sue:has("in play", "Swamp")
  s.bob:will("pay", true)
  s.bob:activates(golem, { target = tapped })
  s:expect(tapped, { tapped = false })
  s:expect(s.bob, { life = 21 })
  s.bob:will("pay", true)
  s.bob:activates(golem, { target = untapped })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-RESOLVE-1 what happens if there was nothing to sacrifice", both, function(s)
  local lord = s.bob:makes("Test Lord", {
    power = 7, toughness = 7, types = "creature",
    text = "During your upkeep, sacrifice a creature other than Test Lord. If you cannot, Test Lord deals 7 damage to you.",
  })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 13 })
  s:expect(lord, { zone = "in play" })
end)

scenario("R-RESOLVE-4 each player sacrifices one of their own", both, function(s)
  s.bob:makes("Test Storm", { types = "enchantment", text = "{0}: Each player sacrifices a land." })
  local forest = s.bob:has("in play", "Forest")
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  s.sue:will("choose", swamps[2])
  s.bob:activates(s.bob:finds("Test Storm"))
  s:expect(forest, { zone = "graveyard" })
  s:expect(swamps[1], { zone = "in play" })
  s:expect(swamps[2], { zone = "graveyard" })
end)

scenario("R-RESOLVE-4 each player discards all of the hand, then draws", both, function(s)
  s.bob:makes("Test Wheel", { types = "artifact", text = "{0}: Each player discards their hand, then draws two cards." })
  s.bob:has("hand", "Forest")
  s.sue:has("hand", "Gray Ogre", { count = 3 })
  s.sue:will("order", "Gray Ogre")
  s.sue:will("order", "Gray Ogre")
  s.bob:activates(s.bob:finds("Test Wheel"))
  s:expect(s.bob, { hand = 2, graveyard = 1, library = 18 })
  s:expect(s.sue, { hand = 2, graveyard = 3, library = 18 })
end)

scenario("R-RESOLVE-1 what follows from an order does not follow where it could not be done", both, function(s)
  local tap = s.bob:makes("Test Spout", {
    types = "artifact", text = "{0}: Sacrifice a land. If you do, you gain 2 life.",
  })
  s.bob:activates(tap)
  s:expect(s.bob, { life = 20 })
  local forest = s.bob:has("in play", "Forest")
  s.bob:activates(tap)
  s:expect(s.bob, { life = 22 })
  s:expect(forest, { zone = "graveyard" })
end)

scenario("R-UPKEEP-1 a price is asked for as often as there are counters", both, function(s)
  local sphere = s.bob:makes("Test Sphere", {
    power = 1, toughness = 1, types = "creature",
    text = "During your upkeep, put a +1/+1 counter on Test Sphere, then sacrifice Test Sphere unless you pay {1} for each +1/+1 counter on it.",
  })
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(sphere, { zone = "in play", power = 2 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)  -- two are asked for now
  s:expect(sphere, { zone = "graveyard" })
end)
