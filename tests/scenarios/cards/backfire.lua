scenario("Backfire deals back what its controller was dealt", function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  s.sue:has("in play", "Backfire", { on = angel })
  s.bob:attacks { angel }
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 16 })
end)
