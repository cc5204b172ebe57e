scenario("R-RESOLVE-2 what an effect counts is counted as it resolves", { "fifth", "microprose" }, function(s)
  s:card [[ return instant "Test Hymn" { cost = "{W}", gain_life(count(creatures)) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Hymn")
  s.bob:mana "{W}"
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:casts("Test Hymn", { held = true })
  s.sue:casts("Unsummon", { on = bears, held = true })
  s:resolve()
  s:expect(s.bob, { life = 21 })
end)
