-- Other payments that are settled with the announcement (R-MANA-8).

scenario("R-MANA-8 each further target is paid for as it is chosen", { "fifth", "microprose" }, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Fireball", { count = 2 })
  local mountains = s.bob:has("in play", "Mountain", { count = 4 })
  s:expect_illegal(function() s.bob:casts("Fireball", { targets = { bears, ogre }, x = 3 }) end, "R-MANA-8")
  s.bob:casts("Fireball", { targets = { bears, ogre }, x = 2 })
  s:expect(bears, { damage = 1 })
  s:expect(ogre, { damage = 1 })
  for _, mountain in ipairs(mountains) do s:expect(mountain, { tapped = true }) end
end)
