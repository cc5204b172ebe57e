scenario("Gorilla Berserkers tramples, and two creatures cannot block it", function(s)
  local gorillas = s.bob:has("in play", "Gorilla Berserkers")
  local bears = s.sue:has("in play", "Grizzly Bears", { count = 2 })
  s:expect(gorillas, { power = 2, toughness = 3, has = { "trample" } })
  s.bob:attacks { gorillas }
  s:expect_illegal(function() s.sue:blocks { [bears[1]] = gorillas, [bears[2]] = gorillas } end, "it takes 3 blockers at least")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("Gorilla Berserkers grows by two for each blocker beyond the first", function(s)
  local gorillas = s.bob:has("in play", "Gorilla Berserkers")
  local bears = s.sue:has("in play", "Grizzly Bears", { count = 4 })
  s.bob:attacks { gorillas }
  local blocks = {}
  for _, one in ipairs(bears) do blocks[one] = gorillas end
  s.sue:blocks(blocks)
  s:expect(gorillas, { power = 8, toughness = 9 })
  s.bob:assigns { [gorillas] = { [bears[1]] = 8 } }
  s:to("end of attack")
  s:expect(gorillas, { zone = "in play", damage = 8 })
  s:expect(s.sue, { life = 14 })
  s:next_turn()
  s:expect(gorillas, { power = 2, toughness = 3 })
end)
