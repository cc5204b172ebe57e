local both = { "fifth", "microprose" }

scenario("E-147 Battering Ram against Wall of Brambles", both, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.sue:lands("Forest", 1)
  s.bob:attacks { ram }
  s.sue:blocks { [wall] = ram }
  s.sue:will_regenerate(wall)
  s:to("damage")
  s:expect(wall, { tapped = false, damage = 1 })
  s:to("end of attack")
  s:expect(wall, { zone = "in play", tapped = true, damage = 0 })
end)

scenario("E-147 without {G} the Wall is destroyed", both, function(s)
  local ram = s.bob:has("in play", "Battering Ram")
  local wall = s.sue:has("in play", "Wall of Brambles")
  s.bob:attacks { ram }
  s.sue:blocks { [wall] = ram }
  s:to("damage")
  s:expect(wall, { zone = "in play" })
  s:to("end of attack")
  s:expect(wall, { zone = "graveyard" })
  s:expect(s.sue, { life = 20 })
end)
