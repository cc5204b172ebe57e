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
