-- Conditions as card text says them: how many there are, what something is and what it did.

scenario("what an if behind the order asks is asked as it is done", { "fifth", "microprose" }, function(s)
  local blast = s.bob:makes("Blaster", { types = "artifact", text = [[{0}: Destroy target creature if it is blue.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local serpent = s.sue:has("in play", "Sea Serpent")
  s.sue:lands("Island", 1)
  s.bob:activates(blast, { on = bears })
  s:expect(bears, { zone = "in play" })
  s.bob:activates(blast, { on = serpent })
  s:expect(serpent, { zone = "graveyard" })
end)

scenario("exactly so many counters, no fewer and no more", function(s)
  local crab = s.bob:makes("Tide Crab", { types = "creature", power = 2, toughness = 2,
    text = [[{0}: Put a tide counter on Tide Crab.
As long as there are exactly two tide counters on Tide Crab, it gets +1/+1.]] })
  s:expect(crab, { power = 2 })
  s.bob:activates(crab)
  s:expect(crab, { power = 2 })
  s.bob:activates(crab)
  s:expect(crab, { power = 3, toughness = 3 })
  s.bob:activates(crab)
  s:expect(crab, { power = 2 })
end)

scenario("a land stays tapped as long as a counter lies on it", function(s)
  local delta = s.bob:makes("Slow Delta", { types = "land",
    text = [[Slow Delta does not untap during your untap phase if it has a depletion counter on it.
During your upkeep, remove a depletion counter from Slow Delta.
{T}: Add {U} to your mana pool. Put a depletion counter on Slow Delta.]] })
  local plain = s.bob:has("in play", "Island", { tapped = true })
  s.bob:activates(delta)
  s:expect(delta, { tapped = true, counters = { depletion = 1 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(plain, { tapped = false })
  s:expect(delta, { tapped = true, counters = { depletion = 0 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(delta, { tapped = false })
end)

scenario("a creature that cannot attack if the defender has a big one", { "fifth", "microprose" }, function(s)
  local orgg = s.bob:makes("Shy Ogre", { types = "creature", power = 6, toughness = 6,
    text = [[Shy Ogre cannot attack if defending player controls an untapped creature with power 3 or more.]] })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:attacks { orgg } end, "cannot attack")
  s:turn_of(s.sue)
  s.sue:attacks { wurm }
  s:expect(s.bob, { life = 20 })
  s:to("damage")
  s:turn_of(s.bob)
  s.bob:attacks { orgg }
  s:expect(orgg, { attacking = true })
end)

scenario("an own big creature keeps it from nothing", function(s)
  local orgg = s.bob:makes("Shy Ogre", { types = "creature", power = 6, toughness = 6,
    text = [[Shy Ogre cannot attack if defending player controls an untapped creature with power 3 or more.]] })
  s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { orgg }
  s:expect(orgg, { attacking = true })
end)

scenario("as soon as its player controls one of those", function(s)
  local goblin = s.bob:makes("Proud Goblin", { types = "creature", power = 1, toughness = 1,
    text = [[When you control an artifact, sacrifice Proud Goblin.]] })
  s.sue:has("in play", "Rod of Ruin")
  s.bob:has("hand", "Ivory Cup")
  s.bob:lands("Island", 1)
  s:expect(goblin, { zone = "in play" })
  s.bob:casts("Ivory Cup")
  s:expect(goblin, { zone = "graveyard" })
end)

scenario("only with exactly two cards in hand", function(s)
  local library = s.bob:makes("Old Library", { types = "artifact",
    text = [[{0}: You gain 1 life. Use this ability only if you have exactly two cards in hand.]] })
  s:expect_illegal(function() s.bob:activates(library) end, "does not allow it now")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:activates(library)
  s:expect(s.bob, { life = 21 })
  s.bob:has("hand", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(library) end, "does not allow it now")
end)

scenario("one thing instead of another", function(s)
  local mine = s.bob:makes("Deep Mine", { types = "land",
    text = [[{0}: You gain 1 life. If you control a swamp, you gain 3 life instead.]] })
  s.bob:activates(mine)
  s:expect(s.bob, { life = 21 })
  s.bob:lands("Swamp", 1)
  s.bob:activates(mine)
  s:expect(s.bob, { life = 24 })
end)

scenario("at end of turn it dies if it attacked", { "fifth", "microprose" }, function(s)
  local horn = s.bob:makes("Fury Horn", { types = "artifact",
    text = [[{0}: Target creature gets +1/+0 until end of turn. At end of turn, destroy that creature if it attacked this turn.]] })
  local one = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Gray Ogre")
  s.bob:activates(horn, { on = one })
  s.bob:activates(horn, { on = other })
  s.bob:attacks { one }
  s:turn_of(s.sue)
  s:expect(one, { zone = "graveyard" })
  s:expect(other, { zone = "in play" })
  s:expect(s.sue, { life = 17 })
end)

scenario("a turtle that attacked in its player's last turn rests", { "fifth", "microprose" }, function(s)
  local turtle = s.bob:makes("Slow Turtle", { types = "creature", power = 2, toughness = 4,
    text = [[Slow Turtle cannot attack if it attacked during your last turn.]] })
  s.bob:attacks { turtle }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { turtle } end, "cannot attack")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { turtle }
  s:expect(turtle, { attacking = true })
end)

scenario("creatures that attacked in their controllers' last turns cannot attack", function(s)
  s.sue:makes("Mists", { types = "enchantment",
    text = [[Creatures that attacked during their controller's last turn cannot attack.]] })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:attacks { bears }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:attacks { bears } end, "cannot attack")
  s.bob:attacks { ogre }
  s:expect(ogre, { attacking = true })
end)

scenario("what attacked or blocked this turn", function(s)
  local lurker = s.bob:makes("Lurking Thing", { types = "creature", power = 1, toughness = 5,
    text = [[{0}: You gain 1 life. Use this ability only if Lurking Thing attacked or blocked this turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(lurker) end, "does not allow it now")
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s:expect_illegal(function() s.bob:activates(lurker, { unprompted = true }) end, "does not allow it now")
  s.bob:blocks { [lurker] = bears }
  s.bob:activates(lurker)
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.bob)
  s:expect_illegal(function() s.bob:activates(lurker) end, "does not allow it now")
end)

scenario("what blocked or was blocked by a creature of that color", function(s)
  local troll = s.bob:makes("Sea Brute", { types = "creature", power = 1, toughness = 5,
    text = [[{0}: You gain 1 life. Use this ability only if Sea Brute blocked or was blocked by a green creature this turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { troll }
  s.sue:blocks { [ogre] = troll }
  s:expect_illegal(function() s.bob:activates(troll, { unprompted = true }) end, "does not allow it now")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { troll }
  s.sue:blocks { [bears] = troll }
  s.bob:activates(troll)
  s:expect(s.bob, { life = 21 })
end)

scenario("all that blocked it this turn, also when the combat is over", function(s)
  local ferret = s.bob:makes("Quick Ferret", { types = "creature", power = 1, toughness = 5,
    text = [[Attacking does not cause Quick Ferret to tap.
{0}: Tap all creatures that blocked Quick Ferret this turn.
{0}: Tap all creatures that were blocked by Quick Ferret this turn.]] })
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { ferret }
  s.sue:blocks { [bears] = ferret }
  s:to("end of attack")
  s.bob:activates(ferret, { ability = 1 })
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
  s:turn_of(s.sue)
  s.bob:activates(ferret, { ability = 2 })
  s:expect(bears, { tapped = false })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  local wall = s.sue:makes("Guard", { types = "creature", power = 0, toughness = 5, text = [[Attacking does not cause Guard to tap.]] })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s.sue:attacks { wall }
  s.bob:blocks { [ferret] = wall }
  s:to("end of attack")
  s:expect(wall, { tapped = false })
  s.bob:activates(ferret, { ability = 2 })
  s:expect(wall, { tapped = true })
end)

scenario("who has more lands", function(s)
  local tax = s.bob:makes("Tithe", { types = "artifact",
    text = [[During your upkeep, if an opponent controls more lands than you, you gain 2 life.]] })
  s.bob:lands("Plains", 1)
  s.sue:lands("Plains", 1)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s.sue:lands("Plains", 1)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 22 })
end)

scenario("what was destroyed is asked about as it was", { "fifth", "microprose" }, function(s)
  local frost = s.bob:makes("Frost", { types = "artifact",
    text = [[{0}: Destroy target land. If that land was a snow-covered land, you gain 1 life.]] })
  local plain = s.sue:has("in play", "Mountain")
  local snow = s.sue:has("in play", "Snow-Covered Mountain")
  s.bob:activates(frost, { on = plain })
  s:expect(plain, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
  s.bob:activates(frost, { on = snow })
  s:expect(snow, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
end)
