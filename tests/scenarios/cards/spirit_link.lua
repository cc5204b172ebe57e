scenario("Spirit Link: its controller gains what the creature deals", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.bob:has("in play", "Spirit Link", { on = angel })
  s.bob:attacks { angel }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 24 })
end)

scenario("Spirit Link on the other player's creature feeds its own controller", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Spirit Link", { on = bears })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
end)
