scenario("Goblins of the Flarg walk over mountains", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Goblins of the Flarg")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { goblins }
  s:expect_illegal(function() s.sue:blocks { [bears] = goblins } end, "R-LW-1")
end)

scenario("Goblins of the Flarg are buried when their controller has a Dwarf", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Goblins of the Flarg")
  s.bob:has("hand", "Dwarven Warriors")
  s.bob:lands("Mountain", 3)
  s.bob:casts("Dwarven Warriors")
  s:expect(goblins, { zone = "graveyard" })
  s:expect(s.bob, { in_play = { Mountain = 3, ["Dwarven Warriors"] = 1 } })
end)

scenario("a Dwarf of the other player does not drive Goblins of the Flarg away, until control changes", { "fifth", "microprose" }, function(s)
  local goblins = s.bob:has("in play", "Goblins of the Flarg")
  local dwarves = s.sue:has("in play", "Dwarven Warriors")
  s:expect(goblins, { zone = "in play" })
  s.bob:has("hand", "Control Magic")
  s.bob:mana "{C}{C}{U}{U}"
  s.bob:casts("Control Magic", { on = dwarves })
  s:expect(goblins, { zone = "graveyard" })
end)

scenario("Goblins of the Flarg cast beside a Dwarf are buried as they come", { "fifth", "microprose" }, function(s)
  s.bob:has("in play", "Dwarven Warriors")
  s.bob:has("hand", "Goblins of the Flarg")
  s.bob:mana "{R}"
  local it = s.bob:casts("Goblins of the Flarg")
  s:expect(it, { zone = "graveyard" })
end)
