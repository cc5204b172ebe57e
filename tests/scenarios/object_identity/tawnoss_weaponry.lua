scenario("E-181 Tawnos's Weaponry and Unsummon", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  s.bob:mana "{2}"
  s.bob:activates(weaponry, { target = mammoth })
  s:expect(mammoth, { power = 4, toughness = 4 })
  s.sue:has("hand", "Unsummon")
  s.sue:lands("Island", 1)
  s.bob:attacks { mammoth }
  s.sue:casts("Unsummon", { target = mammoth })
  s:to("end of attack")
  s:expect(mammoth, { zone = "hand" })
  s:expect(s.sue, { life = 20 })
  s.bob:mana "{3}{G}"
  s.bob:casts(mammoth)
  s:expect(weaponry, { tapped = true })
  s:expect(mammoth, { power = 3, toughness = 3, zone = "in play" })
end)
