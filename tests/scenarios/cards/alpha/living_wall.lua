local both = { "fifth", "microprose" }

scenario("Living Wall is an artifact creature 0/6 that regenerates for {1}", both, function(s)
  s.bob:has("hand", "Living Wall")
  s.bob:mana "{4}"
  local it = s.bob:casts("Living Wall")
  s:expect(it, { zone = "in play", types = { "artifact", "creature" }, power = 0, toughness = 6, colours = {} })
  it = s.bob:finds("Living Wall")
  s.bob:lands("Swamp", 1)
  s.sue:has("hand", "Shatter")
  s.sue:mana "{1}{R}"
  s.bob:will_regenerate(it)
  s.sue:casts("Shatter", { on = it })
  s:expect(it, { zone = "in play", tapped = true })
end)

scenario("R-CRE-9 Living Wall counts as a Wall: it cannot attack, and Tunnel buries it", both, function(s)
  local it = s.bob:has("in play", "Living Wall")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:attacks { it } end, "R-CRE-9")
  s.sue:has("hand", "Tunnel")
  s.sue:mana "{R}"
  s.sue:casts("Tunnel", { on = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Living Wall blocks, and regenerates from a blow that would kill it", both, function(s)
  local it = s.sue:has("in play", "Living Wall")
  s.sue:lands("Island", 1)
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.bob:attacks { wurm }
  s.sue:blocks { [it] = wurm }
  s.sue:will_regenerate(it)
  s:to("main")
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
end)
