-- What would be drawn may be replaced: the card stays where it is, and something else happens.

local fountain = { types = { "enchantment" }, text = "If you would draw a card, you gain 1 life instead." }

scenario("a draw that is replaced leaves the library as it is", function(s)
  s.bob:makes("Dry Fountain", fountain)
  s:turn_of(s.bob)
  s:expect(s.bob, { library = 20, hand = 0, life = 21 })
end)

scenario("each card of several draws is replaced by itself, and only those of the affected player", function(s)
  s.bob:makes("Dry Fountain", fountain)
  local lesson = s.bob:makes("Long Lesson", { types = { "artifact" }, text = "{T}: Draw three cards." })
  local other = s.sue:makes("Long Lesson", { types = { "artifact" }, text = "{T}: Draw three cards." })
  s.bob:activates(lesson)
  s:expect(s.bob, { library = 20, hand = 0, life = 23 })
  s.sue:activates(other)
  s:expect(s.sue, { library = 17, hand = 3, life = 20 })
end)

scenario("nobody loses for a card that would have been drawn from an empty library (R-DRAW-2)", function(s)
  s.bob:makes("Dry Fountain", fountain)
  local mill = s.bob:makes("Great Mill", { types = { "artifact" }, text = "{T}: Put the top 20 cards of your library into your graveyard." })
  s.bob:activates(mill)
  s:expect(s.bob, { library = 0, graveyard = 20 })
  s:turn_of(s.bob)
  s:expect(s.bob, { lost = false, life = 21 })
end)

scenario("what is drawn instead of a draw is not replaced by the same rule again", function(s)
  s.bob:makes("Echoing Well", { types = { "enchantment" }, text = "If you would draw a card, draw two cards instead." })
  s:turn_of(s.bob)
  s:expect(s.bob, { library = 18, hand = 2 })
end)

scenario("of two rules for one draw the older acts, and its own draws meet the other", function(s)
  s.bob:makes("Echoing Well", { types = { "enchantment" }, text = "If you would draw a card, draw two cards instead." })
  s.bob:makes("Dry Fountain", fountain)
  s:turn_of(s.bob)
  s:expect(s.bob, { library = 20, hand = 0, life = 22 })
end)

scenario("two rules with the same text are two: each acts once on what the other draws", function(s)
  s:card [[ return artifact "Twin Well" { cost = "{1}",
    activated { cost = "{0}", this_turn(instead_of_drawing { affects = you, draw(2) }) } } ]]
  local well = s.bob:has("in play", "Twin Well")
  local lesson = s.bob:makes("Lesson", { types = { "artifact" }, text = "{T}: Draw a card." })
  s.bob:activates(well)
  s.bob:activates(well)
  s.bob:activates(lesson)
  s:expect(s.bob, { hand = 4, library = 16 })
end)

scenario("rules that feed each other come to an end", function(s)
  s:card [[ return artifact "Mad Well" { cost = "{1}", instead_of_drawing { affects = players, draw(40, that_player) } } ]]
  s.bob:has("in play", "Mad Well", { count = 4 })
  local lesson = s.bob:makes("Lesson", { types = { "artifact" }, text = "{T}: Draw a card." })
  s.bob:activates(lesson)
  s:expect(s.bob, { library = 0, hand = 20 })
end)
