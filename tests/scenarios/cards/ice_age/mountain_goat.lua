local both = { "fifth", "microprose" }

scenario("Mountain Goat walks over a land that was made a mountain, and over no other", both, function(s)
  local goat = s.bob:has("in play", "Mountain Goat")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local forest = s.sue:has("in play", "Snow-Covered Forest")
  s:expect(goat, { power = 1, toughness = 1, colours = { "red" } })
  s.bob:attacks { goat }
  s.sue:blocks { [bears] = goat }
  s:to("end of attack")
  s:expect(goat, { zone = "graveyard" })
  local second = s.bob:has("in play", "Mountain Goat")
  s.bob:has("in play", "Phantasmal Terrain", { on = forest, choosing = "mountain" })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { second }
  s:expect_illegal(function() s.sue:blocks { [bears] = second } end, "R-LW-1")
end)

scenario("Mountain Goat that Magical Hack has changed walks over islands, and is blocked in the mountains", both, function(s)
  local goat = s.bob:has("in play", "Mountain Goat")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{U}"
  s.bob:casts("Magical Hack", { on = goat, choosing = { "mountain", "island" } })
  s.bob:attacks { goat }
  s.sue:blocks { [bears] = goat }
  s:expect(bears, { blocking = goat })
end)
