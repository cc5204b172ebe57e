local both = { "fifth", "microprose" }

scenario("Dwarven Demolition Team destroys a Wall, and nothing else", both, function(s)
  local it = s.bob:has("in play", "Dwarven Demolition Team")
  local wall = s.sue:has("in play", "Wall of Ice")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(it)
  s:expect(it, { tapped = true })
  s:expect(wall, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
end)

scenario("R-SICK-1 Dwarven Demolition Team does nothing in the turn that it comes", both, function(s)
  local it = s.bob:has("in play", "Dwarven Demolition Team", { sick = true })
  s.sue:has("in play", "Wall of Ice")
  s:expect_illegal(function() s.bob:activates(it) end, "R-SICK-1")
end)
