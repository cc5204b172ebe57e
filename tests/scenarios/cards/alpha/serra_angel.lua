scenario("Serra Angel attacks without tapping and so can block next turn", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { angel }
  s:expect(angel, { attacking = true, tapped = false })
  s:expect_illegal(function() s.sue:blocks { [bears] = angel } end, "Serra Angel has flying")
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s.sue:attacks { bears }
  s.bob:blocks { [angel] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 20 })
end)

scenario("a tapped Serra Angel cannot attack", function(s)
  local angel = s.bob:has("in play", "Serra Angel", { tapped = true })
  s:expect_illegal(function() s.bob:attacks { angel } end, "tapped creatures cannot attack (R-CBT-8)")
end)
