scenario("Wiitigo without counters grows no more, although it has fought", function(s)
  local wiitigo = s.bob:has("in play", "Wiitigo")
  s.bob:has("in play", "Giant Strength", { on = wiitigo })
  local ornithopter = s.sue:has("in play", "Ornithopter")
  s:expect(wiitigo, { power = 2, counters = {} })
  s.bob:attacks { wiitigo }
  s.sue:blocks { [ornithopter] = wiitigo }
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(wiitigo, { power = 2 })
end)
