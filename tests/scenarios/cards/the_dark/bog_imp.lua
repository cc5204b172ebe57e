scenario("Bog Imp flies", { "fifth", "microprose" }, function(s)
  local imp = s.bob:has("in play", "Bog Imp")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:attacks { imp }
  s:expect_illegal(function() s.sue:blocks { [bears] = imp } end, "R-FLY-1")
  s.sue:blocks { [sprites] = imp }
  s:to("main")
  s:expect(imp, { zone = "graveyard" })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("Bog Imp is a black creature, which Terror does not touch", { "fifth", "microprose" }, function(s)
  local imp = s.sue:has("in play", "Bog Imp")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Terror", { target = imp }) end, "R-TARGET-1")
  s:expect(imp, { power = 1, toughness = 1, colours = { "black" } })
end)
