local both = { "fifth", "microprose" }

scenario("Nature's Lore puts a Forest from the library into play, untapped, and does not count as the land of the turn", both, function(s)
  s.bob:library { "Sol Ring", "Forest", "Plains" }
  s.bob:has("hand", "Nature's Lore")
  s.bob:has("hand", "Swamp")
  s.bob:mana "{1}{G}"
  s.bob:casts("Nature's Lore", { choosing = "Forest" })
  local forest = s.bob:finds("Forest")
  s:expect(forest, { zone = "in play", tapped = false })
  s:expect(s.bob, { library = 2 })
  s.bob:plays_land("Swamp")
end)

scenario("Nature's Lore in a library without a Forest finds nothing", both, function(s)
  s.bob:library { "Sol Ring", "Plains" }
  s.bob:has("hand", "Forest")
  s.bob:has("graveyard", "Forest")
  s.sue:library { "Forest", "Plains" }
  s.bob:has("hand", "Nature's Lore")
  s.bob:mana "{1}{G}"
  s.bob:casts("Nature's Lore")
  s:expect(s.bob, { library = 2, in_play = 0, hand = { "Forest" }, graveyard = { "Forest", "Nature's Lore" } })
  s:expect(s.sue, { library = 2 })
end)

scenario("Nature's Lore, ruling 2008-08-01: a snow-covered Forest and a Tropical Island are found too, a Karplusan Forest is not", both, function(s)
  s.bob:library { "Snow-Covered Forest", "Karplusan Forest", "Tropical Island" }
  s.bob:has("hand", "Nature's Lore", { count = 2 })
  s.bob:mana "{1}{G}{1}{G}"
  s.bob:casts("Nature's Lore", { choosing = "Tropical Island" })
  s.bob:casts("Nature's Lore", { choosing = "Snow-Covered Forest" })
  s:expect(s.bob, { in_play = { "Tropical Island", "Snow-Covered Forest" }, library = { "Karplusan Forest" } })
end)

scenario("Nature's Lore, ruling 2004-10-04: its caster need not find one", both, function(s)
  s.bob:library { "Sol Ring", "Forest", "Plains" }
  s.bob:has("hand", "Nature's Lore")
  s.bob:mana "{1}{G}"
  s.bob:will("choose", false)
  s.bob:casts("Nature's Lore")
  s:expect(s.bob, { library = 3, in_play = 0 })
end)

scenario("Nature's Lore that Magical Hack changes as it is cast looks for an island", both, function(s)
  s.bob:library { "Sol Ring", "Forest", "Island" }
  s.bob:has("hand", "Nature's Lore")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{1}{G}{U}"
  local lore = s.bob:casts("Nature's Lore", { held = true })
  s.bob:interrupts(lore, "Magical Hack", { target = lore, choosing = { "forest", "island" } })
  s.bob:will("choose", "Island")
  s:resolve()
  s:expect(s.bob, { in_play = { "Island" } })
end)
