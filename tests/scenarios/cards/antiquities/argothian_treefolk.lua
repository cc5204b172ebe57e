local both = { "fifth", "microprose" }

scenario("Argothian Treefolk take no damage from artifacts, creatures or not", both, function(s)
  local folk = s.bob:has("in play", "Argothian Treefolk")
  local ring = s.sue:has("in play", "Aladdin's Ring")
  local colossus = s.sue:has("in play", "Colossus of Sardia")
  s.sue:lands("Forest", 8)
  s:expect(folk, { power = 3, toughness = 5, colours = { "green" } })
  s:turn_of(s.sue)
  s.sue:activates(ring, { target = folk })
  s:expect(folk, { damage = 0 })
  s.sue:attacks { colossus }
  s.bob:blocks { [folk] = colossus }
  s:to("end of attack")
  s:expect(folk, { zone = "in play", damage = 0 })
  s:expect(colossus, { damage = 3 })
end)

scenario("Argothian Treefolk may be blocked by artifact creatures, and are hurt by anything else", both, function(s)
  local folk = s.bob:has("in play", "Argothian Treefolk")
  local statue = s.sue:has("in play", "Clay Statue")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { folk }
  s.sue:blocks { [statue] = folk, [wurm] = folk }
  s.bob:assigns { [folk] = { [wurm] = 3 } }
  s:to("end of attack")
  s:expect(folk, { zone = "graveyard" })
end)
