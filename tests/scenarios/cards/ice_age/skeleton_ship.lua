local both = { "fifth", "microprose" }

scenario("R-LEG-1 a second Skeleton Ship is buried, and the first stays", both, function(s)
  local first = s.bob:has("in play", "Skeleton Ship")
  s.bob:lands("Island", 4)
  s.sue:lands("Island", 4)
  s.sue:lands("Swamp", 2)
  s.sue:has("hand", "Skeleton Ship")
  s:next_turn()
  local second = s.sue:casts("Skeleton Ship")
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
end)

scenario("R-SICK-1 Skeleton Ship shrinks nothing in the turn in which it comes", both, function(s)
  local ship = s.bob:has("in play", "Skeleton Ship", { sick = true })
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(ship, { on = bears }) end, "R-SICK-1")
end)

scenario("Skeleton Ship lives by a snow-covered island, and its counters last", both, function(s)
  local ship = s.bob:has("in play", "Skeleton Ship")
  s.bob:has("in play", "Snow-Covered Island")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:activates(ship, { on = ogre })
  s:turn_of(s.sue)
  s:expect(ogre, { power = 1, toughness = 1 })
  s:turn_of(s.bob)
  s:expect(ship, { zone = "in play" })
  s.bob:activates(ship, { on = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Skeleton Ship shrinks a creature", function(s)
  local ship = s.bob:has("in play", "Skeleton Ship")
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local land = s.sue:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(ship, { target = land }) end, "Forest is no creature (R-TARGET-1)")
  s.bob:activates(ship, { target = bears })
  s:expect(ship, { tapped = true, power = 0, toughness = 3 })
  s:expect(bears, { power = 1, toughness = 1, counters = { ["-1/-1"] = 1 } })
end)

scenario("Skeleton Ship is buried as soon as its controller has no island", function(s)
  local ship = s.bob:has("in play", "Skeleton Ship")
  local island = s.bob:has("in play", "Island")
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Evil Presence")
  s.sue:lands("Swamp", 1)
  s:next_turn()
  s:expect(ship, { zone = "in play" })
  s.sue:casts("Evil Presence", { on = island })
  s:expect(ship, { zone = "graveyard" })
end)

scenario("R-DEST-2 Skeleton Ship is buried for an island that is no land any more", { "fifth", "microprose" }, function(s)
  s:card [[ return sorcery "Test Glaze" {
    cost = "{W}", text = "Target land becomes an artifact.",
    target = land, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local ship = s.bob:has("in play", "Skeleton Ship")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Regeneration", { on = ship })
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Test Glaze")
  s.bob:mana "{W}"
  s.bob:casts("Test Glaze", { on = island })
  s:expect(ship, { zone = "graveyard" })
  s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
end)

scenario("Skeleton Ship that Control Magic takes goes when the thief has no island", { "fifth", "microprose" }, function(s)
  local ship = s.sue:has("in play", "Skeleton Ship")
  s.sue:lands("Island", 1)
  s.bob:has("hand", "Control Magic"); s.bob:mana "{U}{U}{U}{U}"
  s.bob:casts("Control Magic", { on = ship })
  s:expect(ship, { zone = "graveyard" })
end)

scenario("Skeleton Ship that is hacked from islands to swamps lives by swamps", { "fifth", "microprose" }, function(s)
  local ship = s.bob:has("in play", "Skeleton Ship");
  s.bob:lands("Swamp", 1); s.bob:lands("Island", 1)
  s.bob:has("hand", "Magical Hack")
  s.bob:has("hand", "Sinkhole"); s.bob:mana "{B}{B}"
  s.bob:casts("Magical Hack", { on = ship, choosing = { "island", "swamp" } })
  s.bob:casts("Sinkhole", { choosing = s.bob:finds("Island") })
  s:expect(ship, { zone = "in play" })
end)

scenario("Skeleton Ship that comes where its controller has no island is buried at once", { "fifth", "microprose" }, function(s)
  local ship = s.bob:has("hand", "Skeleton Ship"); s.bob:mana "{U}{B}{B}{B}{B}"
  s.bob:casts("Skeleton Ship")
  s:expect(ship, { zone = "graveyard" })
end)
