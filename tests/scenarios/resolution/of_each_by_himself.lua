-- What each player does or suffers by what is his own.
local both = { "fifth", "microprose" }

scenario("R-RESOLVE-1 for each white permanent its controller sacrifices a Plains or a white permanent", both, function(s)
  s:card [[ return sorcery "Test Omen" { cost = "{0}",
    for_each(permanents:that_are "white", {
      search(1, either(permanents:of_type "plains", permanents:that_are "white"):controlled_by(controller_of(it)),
        { sacrifice(found) }, controller_of(it)) }) } ]]
  s.bob:has("hand", "Test Omen")
  local angel, knight = s.bob:has("in play", "Serra Angel"), s.bob:has("in play", "White Knight")
  local plains = s.bob:has("in play", "Plains")
  local spared, given = s.sue:has("in play", "White Knight"), s.sue:has("in play", "Plains")
  local forest = s.sue:has("in play", "Forest")
  -- Those that are gone before it is their turn count all the same.
  s.bob:will("choose", angel)
  s.bob:will("choose", knight)
  s.sue:will("choose", given)
  s.bob:casts("Test Omen")
  s:expect(angel, { zone = "graveyard" })
  s:expect(knight, { zone = "graveyard" })
  s:expect(plains, { zone = "in play" })
  s:expect(given, { zone = "graveyard" })
  s:expect(spared, { zone = "in play" })
  s:expect(forest, { zone = "in play" })
end)

scenario("R-RESOLVE-1 each is dealt less damage by the own discards, and not by another's", both, function(s)
  local to_each = "for_each(players, { deal(at_least_zero(difference(3, count(discarded:owned_by(it)))), it) })"
  s:card("return sorcery \"Test Bomb\" { cost = \"{0}\", discard_up_to(3, players), " .. to_each .. " }")
  s.bob:has("hand", "Test Bomb")
  s.bob:has("hand", "Forest")
  s.sue:has("hand", "Forest", { count = 4 })
  s.bob:will("number", 0)
  s.sue:will("number", 2)
  s.bob:casts("Test Bomb")
  s:expect(s.bob, { life = 17, hand = 1 })
  s:expect(s.sue, { life = 19, hand = 2 })
end)
