scenario("War Mammoth tramples over a small blocker", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.bob:attacks { mammoth }
  s.sue:blocks { [hero] = mammoth }
  s:to("end of attack")
  s:expect(hero, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("a blocking War Mammoth tramples over nobody", function(s)
  local hero = s.bob:has("in play", "Benalish Hero")
  local mammoth = s.sue:has("in play", "War Mammoth")
  s.bob:attacks { hero }
  s.sue:blocks { [mammoth] = hero }
  s:to("end of attack")
  s:expect(s.bob, { life = 20 })
  s:expect(hero, { zone = "graveyard" })
end)
