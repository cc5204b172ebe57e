local both = { "fifth", "microprose" }

scenario("Wind Spirit is not blocked by one creature, and is by two", both, function(s)
  local spirit = s.bob:has("in play", "Wind Spirit")
  local erne = s.sue:has("in play", "Silver Erne")
  local bird = s.sue:has("in play", "Scryb Sprites")
  s:expect(spirit, { power = 3, toughness = 2, has = { "flying" } })
  s.bob:attacks { spirit }
  s:expect_illegal(function() s.sue:blocks { [erne] = spirit } end, "Wind Spirit")
  s.sue:blocks { [erne] = spirit, [bird] = spirit }
  s.bob:assigns { [spirit] = { [erne] = 3 } }
  s:to("end of attack")
  s:expect(spirit, { zone = "graveyard" })
  s:expect(erne, { zone = "graveyard" })
end)

scenario("Two creatures that do not fly block Wind Spirit no more than one", both, function(s)
  local spirit = s.bob:has("in play", "Wind Spirit")
  local erne = s.sue:has("in play", "Silver Erne")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:attacks { spirit }
  s:expect_illegal(function() s.sue:blocks { [erne] = spirit, [ogre] = spirit } end, "Wind Spirit")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)
