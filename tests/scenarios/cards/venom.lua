scenario("Venom on an attacker destroys what blocks it, at end of combat", function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { elves }
  s.sue:blocks { [wurm] = elves }
  s:to("damage")
  s:expect(wurm, { zone = "in play", damage = 1 })
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(elves, { zone = "graveyard" })
end)

scenario("Venom on a blocker destroys what it blocks, and nothing else", function(s)
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wurm = s.bob:has("in play", "Craw Wurm")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, bears }
  s.sue:blocks { [elves] = wurm }
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(s.sue, { life = 18 })
end)

scenario("Venom does not touch Walls", function(s)
  local elves = s.bob:has("in play", "Llanowar Elves")
  s.bob:has("in play", "Venom", { on = elves })
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { elves }
  s.sue:blocks { [wall] = elves }
  s:to("end of attack")
  s:expect(wall, { zone = "in play", damage = 1 })
end)
