scenario("Bog Rats cannot be blocked by a Wall, but by anything else", { "fifth", "microprose" }, function(s)
  local rats = s.bob:has("in play", "Bog Rats")
  local wall = s.sue:has("in play", "Wall of Stone")
  local spears = s.sue:has("in play", "Wall of Spears")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { rats }
  s:expect_illegal(function() s.sue:blocks { [wall] = rats } end, "Bog Rats")
  s:expect_illegal(function() s.sue:blocks { [spears] = rats } end, "Bog Rats")
  s.sue:blocks { [bears] = rats }
  s:to("main")
  s:expect(rats, { zone = "graveyard" })
end)

scenario("Bog Rats may block a Wall that attacks", { "fifth", "microprose" }, function(s)
  local rats = s.sue:has("in play", "Bog Rats")
  local wall = s.bob:makes("Rolling Wall", { power = 1, toughness = 3, types = { "wall" }, text = "Rolling Wall can attack as though it were not a Wall." })
  s.bob:attacks { wall }
  s.sue:blocks { [rats] = wall }
  s:to("main")
  s:expect(wall, { damage = 1 })
  s:expect(s.sue, { life = 20 })
end)
