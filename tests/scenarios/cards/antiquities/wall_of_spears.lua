scenario("Wall of Spears cannot attack", function(s)
  local wall = s.bob:has("in play", "Wall of Spears")
  s:expect_illegal(function() s.bob:attacks { wall } end, "the rules say so")
end)

scenario("Wall of Spears strikes first, and Disenchant destroys it", function(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Spears")
  s.bob:attacks { bears }
  s.sue:blocks { [wall] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(wall, { zone = "in play", damage = 0, power = 2, toughness = 3 })
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.bob:casts("Disenchant", { on = wall })
  s:expect(wall, { zone = "graveyard" })
end)
