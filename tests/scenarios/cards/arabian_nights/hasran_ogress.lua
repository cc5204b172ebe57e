local both = { "fifth", "microprose" }

scenario("Hasran Ogress attacks for {2}", both, function(s)
  local ogress = s.bob:has("in play", "Hasran Ogress")
  local swamps = s.bob:has("in play", "Swamp", { count = 2 })
  s:expect(ogress, { power = 3, toughness = 2, colours = { "black" } })
  s.bob:will("pay", true)
  s.bob:attacks { ogress }
  s:expect(swamps[1], { tapped = true })
  s:expect(swamps[2], { tapped = true })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("Hasran Ogress that is not paid for attacks all the same, and deals 3 damage to her controller", both, function(s)
  local ogress = s.bob:has("in play", "Hasran Ogress")
  s.bob:lands("Swamp", 2)
  s.bob:will("pay", false)
  s.bob:attacks { ogress }
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 17 })
end)

scenario("Hasran Ogress asks nothing for blocking, or of a controller who cannot pay", both, function(s)
  local ogress = s.bob:has("in play", "Hasran Ogress")
  local other = s.sue:has("in play", "Hasran Ogress")
  s.sue:lands("Swamp", 2)
  s.bob:lands("Swamp", 1)
  s.bob:attacks { ogress }
  s.sue:blocks { [other] = ogress }
  s:to("end of attack")
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
  s:expect(ogress, { zone = "graveyard" })
  s:expect(other, { zone = "graveyard" })
end)

scenario("Hasran Ogress twice asks {2} twice", both, function(s)
  local one = s.bob:has("in play", "Hasran Ogress")
  local two = s.bob:has("in play", "Hasran Ogress")
  s.bob:lands("Swamp", 3)
  s.bob:will("pay", true)
  s.bob:attacks { one, two }
  s:to("end of attack")
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 14 })
end)
