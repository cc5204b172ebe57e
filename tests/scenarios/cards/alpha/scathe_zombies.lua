scenario("Scathe Zombies is black: Terror cannot be aimed at it", function(s)
  local zombies = s.sue:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s:expect_illegal(function() s.bob:casts("Terror", { on = zombies }) end, "Scathe Zombies is black (R-TARGET-1)")
end)

scenario("Scathe Zombies and a creature of the same size kill each other", function(s)
  local zombies = s.bob:has("in play", "Scathe Zombies")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(zombies, { power = 2, toughness = 2 })
  s.bob:attacks { zombies }
  s.sue:blocks { [bears] = zombies }
  s:to("end of attack")
  s:expect(zombies, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)
