local both = { "fifth", "microprose" }

scenario("Portent: the top three cards of a library go back in an order of its caster's choice, and a card comes in the next upkeep", both, function(s)
  s.sue:library { "Sol Ring", "Craw Wurm", "Shatter", "Forest" }
  s.bob:has("hand", "Portent")
  s.bob:lands("Island", 1)
  s.bob:will("order", "Sol Ring")                     -- the deepest first
  s.bob:will("order", "Craw Wurm")
  s.bob:will("pay", false)
  s.bob:casts("Portent", { on = s.sue })
  s:expect(s.sue, { library = 4 })
  s:to("draw")
  s:expect(s.bob, { hand = 1 })
  s:to("main")
  s:expect(s.sue, { hand = { "Shatter" } })
end)

scenario("Portent may shuffle the library instead", both, function(s)
  s.sue:library { "Sol Ring", "Craw Wurm", "Shatter", "Forest" }
  s.bob:has("hand", "Portent")
  s.bob:lands("Island", 1)
  s.bob:will("order", "Shatter")
  s.bob:will("order", "Sol Ring")
  s.bob:will("pay", true)
  s.bob:casts("Portent", { on = s.sue })
  s:expect(s.sue, { library = { "Sol Ring", "Craw Wurm", "Shatter", "Forest" } })
  s:to("end of upkeep")
  s:expect(s.bob, { hand = 1 })
end)

scenario("Portent, ruling 2004-10-04: a library of two cards or none loses nobody the duel", both, function(s)
  s.sue:library { "Sol Ring", "Craw Wurm" }
  s.bob:library(0)
  s.bob:has("hand", "Portent", { count = 2 })
  s.bob:lands("Island", 2)
  s.bob:will("order", "Craw Wurm")
  s.bob:will("pay", false)
  s.bob:casts("Portent", { on = s.sue })
  s.bob:will("pay", false)
  s.bob:casts("Portent", { on = s.bob })
  s:expect(s.sue, { library = 2, lost = false })
  s:expect(s.bob, { lost = false })
end)
