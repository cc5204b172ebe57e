scenario("nobody is asked about Johan: while he stays home untapped, attackers do not tap", function(s)
  s.bob:has("in play", "Johan")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true, tapped = false })
end)

scenario("where Johan attacks himself, all attackers tap", function(s)
  local johan = s.bob:has("in play", "Johan")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { johan, bears }
  s:expect(johan, { attacking = true, tapped = true })
  s:expect(bears, { attacking = true, tapped = true })
end)
