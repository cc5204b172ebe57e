scenario("Bog Wraith cannot be blocked by a player with a swamp", function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { wraith }
  s:expect_illegal(function() s.sue:blocks { [bears] = wraith } end, "Bog Wraith has swampwalk")
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("Bog Wraith is blocked where the only swamp is its own controller's", function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s.bob:lands("Swamp", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wraith }
  s.sue:blocks { [bears] = wraith }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Bog Wraith is a 3/3", function(s)
  local wraith = s.bob:has("in play", "Bog Wraith")
  s:expect(wraith, { power = 3, toughness = 3 })
end)
