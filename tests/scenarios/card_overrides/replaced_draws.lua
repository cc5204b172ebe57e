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
