local both = { "fifth", "microprose" }

scenario("Varchild's Crusader is blocked by walls only this turn, for {0}, and is buried at end of turn", both, function(s)
  local it = s.bob:has("in play", "Varchild's Crusader")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local wall = s.sue:has("in play", "Wall of Wood")
  s.bob:activates(it)
  s.bob:attacks { it }
  s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "Varchild's Crusader")
  s.sue:blocks { [wall] = it }
  s:to("main")
  s:expect(it, { zone = "in play", power = 3, toughness = 2 })
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
end)

scenario("Varchild's Crusader that does not use it is blocked as any creature, and stays", both, function(s)
  local it = s.bob:has("in play", "Varchild's Crusader")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { it }
  s.sue:blocks { [sprites] = it }
  s:to("main")
  s:next_turn()
  s:expect(it, { zone = "in play" })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("Varchild's Crusader used after blocks changes no block, and is buried at end of turn all the same", both, function(s)
  local crusader = s.bob:has("in play", "Varchild's Crusader")
  local spider = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Giant Spider")
  s.bob:attacks { crusader }
  s.sue:blocks { [bears] = crusader }
  s.bob:activates(crusader)
  s:expect(bears, { blocking = { crusader } })
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:next_turn()
  s:expect(crusader, { zone = "graveyard" })
end)

scenario("R-COST-9 Varchild's Crusader is buried at the end of the turn in which it was used, who ever has it by then", both, function(s)
  local crusader = s.bob:has("in play", "Varchild's Crusader")
  s:turn_of(s.sue)
  s.bob:activates(crusader)
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s.sue:casts("Control Magic", { on = crusader })
  s:next_turn()
  s:expect(crusader, { zone = "graveyard" })
end)

scenario("R-COST-1 Varchild's Crusader used twice in a turn is no worse off, and a Wall may block it", both, function(s)
  local crusader = s.bob:has("in play", "Varchild's Crusader")
  local wall = s.sue:has("in play", "Wall of Stone")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(crusader)
  s.bob:activates(crusader)
  s.bob:attacks { crusader }
  s:expect_illegal(function() s.sue:blocks { [bears] = crusader } end, "Varchild's Crusader")
  s.sue:blocks { [wall] = crusader }
  s:to("main")
  s:next_turn()
  s:expect(crusader, { zone = "graveyard" })
end)

scenario("R-ZONE-2 Varchild's Crusader that went to the hand and came back is not buried", both, function(s)
  local crusader = s.bob:has("in play", "Varchild's Crusader")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}{3}{R}"
  s.bob:activates(crusader)
  s.bob:casts("Unsummon", { on = crusader })
  s.bob:casts(crusader)
  s:next_turn()
  s:expect(crusader, { zone = "in play" })
end)

scenario("R-BAND-3 Varchild's Crusader that only walls may block is blocked with its companion of the band", both, function(s)
  local crusader = s.bob:has("in play", "Varchild's Crusader")
  local hero = s.bob:has("in play", "Benalish Hero")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(crusader)
  s.bob:attacks { { hero, crusader } }
  s:expect_illegal(function() s.sue:blocks { [bears] = crusader } end, "Varchild's Crusader")
  s.sue:blocks { [bears] = hero }
  s:expect(bears, { blocking = { hero, crusader } })
end)
