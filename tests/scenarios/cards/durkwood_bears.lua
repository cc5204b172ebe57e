scenario("Durkwood Bears deals 4 and lives through 3", function(s)
  local bears = s.bob:has("in play", "Durkwood Bears")
  local mammoth = s.sue:has("in play", "War Mammoth")
  s.bob:attacks { bears }
  s.sue:blocks { [mammoth] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "in play", damage = 3 })
  s:expect(mammoth, { zone = "graveyard" })
end)
