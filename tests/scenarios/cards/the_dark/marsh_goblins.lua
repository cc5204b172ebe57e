scenario("Marsh Goblins are unblockable where the defender has a swamp", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Marsh Goblins")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s.bob:attacks { goblins }
  s:expect_illegal(function() s.sue:blocks { [bears] = goblins } end, "R-LW-1")
end)

scenario("Marsh Goblins are blocked where only their own side has a swamp", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Marsh Goblins")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Swamp", 1)
  s.sue:lands("Mountain", 1)
  s.bob:attacks { goblins }
  s.sue:blocks { [bears] = goblins }
  s:to("main")
  s:expect(goblins, { zone = "graveyard" })
end)

scenario("Marsh Goblins are black, red and Goblins", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Marsh Goblins")
  s.bob:has("in play", "Goblin King")
  s:expect(goblins, { colours = { "black", "red" }, power = 2, toughness = 2, has = { "mountainwalk" } })
end)
