local both = { "fifth", "microprose" }

scenario("Spitting Slug strikes first where its controller uses it, and what it meets does not", both, function(s)
  local slug = s.sue:has("in play", "Spitting Slug")
  s.sue:lands("Forest", 2)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [slug] = bears }
  s:expect(bears, { has = { "first strike" } })
  s.sue:activates(slug)
  s:expect(slug, { has = { "first strike" } })
  s:expect(bears, { lacks = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(slug, { damage = 0 })
end)

scenario("what blocks Spitting Slug strikes first where it is not used, and nobody is asked", both, function(s)
  local slug = s.bob:has("in play", "Spitting Slug")
  s.bob:lands("Forest", 2)
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { slug }
  s.sue:blocks { [wurm] = slug }
  s:expect(wurm, { has = { "first strike" } })
  s:to("main")
  s:expect(slug, { zone = "graveyard" })
  s:expect(wurm, { damage = 0, lacks = { "first strike" } })
end)

scenario("Spitting Slug is used at any time, and for that turn alone", both, function(s)
  local slug = s.bob:has("in play", "Spitting Slug")
  s.bob:lands("Forest", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(slug)
  s:expect(slug, { has = { "first strike" } })
  s.bob:attacks { slug }
  s.sue:blocks { [bears] = slug }
  s:expect(bears, { lacks = { "first strike" } })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(slug, { damage = 0 })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  local giant = s.sue:has("in play", "Hill Giant")
  s.sue:attacks { giant }
  s.bob:blocks { [slug] = giant }
  s:expect(slug, { lacks = { "first strike" } })
  s:expect(giant, { has = { "first strike" } })
end)

scenario("two Spitting Slugs: whether the other was used is nothing to the one", both, function(s)
  local one, two = s.bob:has("in play", "Spitting Slug"), s.bob:has("in play", "Spitting Slug")
  s.bob:lands("Forest", 2)
  local bears, ogre = s.sue:has("in play", "Grizzly Bears"), s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { one, two }
  s.sue:blocks { [bears] = one, [ogre] = two }
  s.bob:activates(one)
  s:expect(bears, { lacks = { "first strike" } })
  s:expect(ogre, { has = { "first strike" } })
end)

scenario("R-CTRL-2 what is used of an enchantment on Spitting Slug is no use of the Slug", both, function(s)
  local slug = s.bob:has("in play", "Spitting Slug")
  local fire = s.bob:has("in play", "Firebreathing", { on = slug })
  s.bob:lands("Mountain", 1)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { slug }
  s.sue:blocks { [ogre] = slug }
  s.bob:activates(fire)
  s:expect(ogre, { has = { "first strike" } })
end)
