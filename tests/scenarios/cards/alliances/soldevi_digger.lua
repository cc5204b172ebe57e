local both = { "fifth", "microprose" }

scenario("Soldevi Digger puts the top card of the own graveyard on the bottom of the library for {2}", both, function(s)
  local it = s.bob:has("in play", "Soldevi Digger")
  s.bob:library { "Craw Wurm" }
  local ogre = s.bob:has("graveyard", "Gray Ogre")
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.sue:has("graveyard", "Serra Angel")
  s.bob:lands("Forest", 2)
  s.bob:activates(it)
  s:expect(bears, { zone = "library" })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(it, { tapped = false })
  s:next_turn()
  s:next_turn()
  s:expect(s.bob, { hand = { "Craw Wurm" }, library = { "Grizzly Bears" } })
end)
