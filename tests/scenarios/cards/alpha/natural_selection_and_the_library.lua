local both = { "fifth", "microprose" }

scenario("Natural Selection puts the top three cards of a library into another order", both, function(s)
  s.sue:library { "Serra Angel", "Gray Ogre", "Hill Giant", "Forest", "Forest" }
  s.bob:has("hand", "Natural Selection")
  s.bob:mana "{G}"
  s.bob:will("choose", s.sue)
  s.bob:will("order", "Serra Angel") -- lies lowest
  s.bob:will("order", "Gray Ogre")
  s.bob:will("pay", false)
  s.bob:casts("Natural Selection")
  s:turn_of(s.sue)
  s:expect(s.sue, { hand = { "Hill Giant" }, library = 4 })
end)

scenario("Natural Selection may be cast on the own library, in response to a spell", both, function(s)
  s.bob:library { "Forest", "Forest", "Lightning Bolt", "Island" }
  s.bob:has("hand", "Natural Selection")
  s.bob:has("hand", "Ancestral Recall")
  s.bob:mana "{G}{U}"
  s.bob:casts("Ancestral Recall", { held = true })
  s.bob:will("choose", s.bob)
  s.bob:will("order", "Lightning Bolt")
  s.bob:will("order", "Forest")
  s.bob:will("pay", false)
  s.bob:casts("Natural Selection", { held = true })
  s.bob:will("choose", s.bob)
  s:resolve()
  s:expect(s.bob, { hand = 3, library = { "Island" } })
end)

scenario("R-ZONE-9 Natural Selection on a library of one card changes nothing", both, function(s)
  s.sue:library { "Forest" }
  s.bob:has("hand", "Natural Selection")
  s.bob:mana "{G}"
  s.bob:will("choose", s.sue)
  s.bob:will("pay", false)
  s.bob:casts("Natural Selection")
  s:expect(s.sue, { library = { "Forest" } })
end)

scenario("Natural Selection may shuffle the library instead, and every card stays in it", both, function(s)
  s.sue:library { "Serra Angel", "Gray Ogre", "Hill Giant", "Forest", "Forest" }
  s.bob:has("hand", "Natural Selection")
  s.bob:mana "{G}"
  s.bob:will("choose", s.sue)
  s.bob:will("pay", true)
  s.bob:casts("Natural Selection")
  s:expect(s.sue, { library = { ["Serra Angel"] = 1, ["Gray Ogre"] = 1, ["Hill Giant"] = 1, Forest = 2 } })
end)
