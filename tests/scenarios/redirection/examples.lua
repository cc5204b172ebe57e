scenario("E-168 Spirit Link on a trampler", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  s.bob:has("in play", "Spirit Link", { on = mammoth })
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
  s:expect(s.bob, { life = 23 })
end)

scenario("E-172 Backfire waits for the end of prevention", function(s)
  local first = s.bob:has("in play", "Grizzly Bears")
  local second = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Backfire", { on = first })
  local specter = s.sue:has("in play", "Hypnotic Specter")
  s.bob:attacks { first, second }
  s.sue:blocks { [specter] = second }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(specter, { zone = "graveyard" })
  s:expect(second, { zone = "graveyard" })
  s:expect(first, { zone = "in play" })
  s:expect(s.bob, { life = 18 })
end)

scenario("E-172 damage that was all prevented does not backfire", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Backfire", { on = bears })
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s.bob:attacks { bears }
  s.sue:will_prevent("Healing Salve")
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 20 })
end)

scenario("E-221 the spilled damage has a step of its own", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { mammoth }
  s.sue:blocks { [bears] = mammoth }
  s.sue:will_prevent(healer, { target = s.sue })
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
