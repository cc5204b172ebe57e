scenario("Wall of Brambles cannot attack, and regenerates when it blocks", function(s)
  local wall = s.bob:has("in play", "Wall of Brambles")
  local angel = s.sue:makes("Giant", { power = 4, toughness = 4 })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:attacks { wall } end, "the rules say so")
  s:next_turn()
  s.sue:attacks { angel }
  s.bob:blocks { [wall] = angel }
  s.bob:will_regenerate(wall)
  s:to("end of attack")
  s:expect(wall, { zone = "in play", tapped = true, damage = 0 })
  s:expect(angel, { damage = 2 })
  s:expect(s.bob, { life = 20 })
end)
