scenario("Craw Wurm does not trample: blocked by a 1/1, it deals its damage there", function(s)
  local wurm = s.bob:has("in play", "Craw Wurm")
  local hero = s.sue:has("in play", "Benalish Hero")
  s.bob:attacks { wurm }
  s.sue:blocks { [hero] = wurm }
  s:to("end of attack")
  s:expect(hero, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
  s:expect(wurm, { zone = "in play", damage = 1 })
end)
