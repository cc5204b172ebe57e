scenario("both players begin with 30 life", function(s)
  s:rules("kitchen_table")
  s.bob:has("hand", "Second Helping")
  s.bob:lands("Plains", 2)
  s:expect(s.bob, { life = 30 })
  s:expect(s.sue, { life = 30 })
  s.bob:casts("Second Helping")
  s:expect(s.bob, { life = 33, hand = 1 })
end)

scenario("a hand keeps five cards", function(s)
  s:rules("kitchen_table")
  s.bob:has("hand", "Gray Ogre", { count = 6 })
  s:to("cleanup")
  s:expect(s.bob, { hand = 5, graveyard = { "Gray Ogre" } })
end)

scenario("mana that nobody used is lost, and costs nothing", function(s)
  s:rules("kitchen_table")
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 30, mana = "" })
end)

scenario("the rules that came with the program stand beside it", function(s)
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
end)
