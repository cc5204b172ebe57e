local both = { "fifth", "microprose" }

scenario("Renewal sacrifices a land for a basic land from the library, which is put into play, and gives a card", both, function(s)
  s.bob:has("hand", "Renewal")
  s.bob:has("hand", "Forest")
  s.bob:mana "{C}{C}{G}"
  local abbey = s.bob:has("in play", "Aysen Abbey")
  local plains = s.bob:has("library", "Snow-Covered Plains")
  s.bob:has("library", "Timberline Ridge")
  s.bob:has("library", "Grizzly Bears")
  s.sue:has("library", "Forest")
  s.bob:will("choose", plains)
  s.bob:casts("Renewal")
  s:expect(abbey, { zone = "graveyard" })
  s:expect(plains, { zone = "in play", tapped = false })
  s.bob:plays_land("Forest")                       -- it was no land of the turn
  s:expect(s.bob, { hand = 0 })
  s:to("upkeep")
  s:expect(s.bob, { hand = 1 })
end)

scenario("R-COST-3 Renewal is not cast without a land", both, function(s)
  s.bob:has("hand", "Renewal")
  s.bob:mana "{C}{C}{G}"
  s:expect_illegal(function() s.bob:casts("Renewal") end, "R-COST-3")
end)

scenario("Renewal, ruling 2004-10-04: its caster need not find a land", both, function(s)
  s.bob:has("hand", "Renewal")
  s.bob:mana "{C}{C}{G}"
  local abbey = s.bob:has("in play", "Aysen Abbey")
  s.bob:has("library", "Plains")
  s.bob:has("library", "Forest")
  s.bob:will("choose", false)
  s.bob:casts("Renewal")
  s:expect(abbey, { zone = "graveyard" })
  s:expect(s.bob, { in_play = 0, library = 22 })
end)
