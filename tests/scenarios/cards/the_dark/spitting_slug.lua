scenario("Spitting Slug strikes first where its controller pays {1}{G}", { "fifth", "microprose" }, function(s)
  local slug = s.sue:has("in play", "Spitting Slug")
  s.sue:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:will("pay", true)
  s.sue:blocks { [slug] = bears }
  s:expect(slug, { has = { "first strike" } })
  s:expect(bears, { lacks = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(slug, { damage = 0 })
end)

scenario("what blocks Spitting Slug strikes first where nothing is paid", { "fifth", "microprose" }, function(s)
  local slug = s.bob:has("in play", "Spitting Slug")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { slug }
  s.sue:blocks { [wurm] = slug }
  s:expect(wurm, { has = { "first strike" } })
  s:to("main")
  s:expect(slug, { zone = "graveyard" })
  s:expect(wurm, { damage = 0 })
  s:next_turn()
  s:expect(wurm, { lacks = { "first strike" } })
end)
