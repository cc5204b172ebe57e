local both = { "fifth", "microprose" }

scenario("Lim-Dûl's High Guard strikes first, and regenerates for {1}{B}", both, function(s)
  local it = s.bob:has("in play", "Lim-Dûl's High Guard")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { it }
  s.sue:blocks { [bears] = it }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(it, { zone = "in play", damage = 0, power = 2, toughness = 1 })
  s.bob:lands("Swamp", 2)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will_regenerate(it)
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
end)
