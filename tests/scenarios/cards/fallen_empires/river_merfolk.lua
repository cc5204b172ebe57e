scenario("River Merfolk walk over mountains for a blue mana, until end of turn", { "fifth", "microprose" }, function(s)
  local merfolk = s.bob:has("in play", "River Merfolk")
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Mountain", 1)
  s.bob:activates(merfolk)
  s.bob:attacks { merfolk }
  s:expect_illegal(function() s.sue:blocks { [bears] = merfolk } end, "R-LW-1")
  s:next_turn()
  s:expect(merfolk, { lacks = { "mountainwalk" } })
end)

scenario("River Merfolk are blocked where nothing was paid", { "fifth", "microprose" }, function(s)
  local merfolk = s.bob:has("in play", "River Merfolk")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { merfolk }
  s.sue:blocks { [bears] = merfolk }
  s:to("main")
  s:expect(merfolk, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("River Merfolk, a 2/1, ask {U}, and walk over no other land than mountains", { "fifth", "microprose" }, function(s)
  local merfolk = s.bob:has("in play", "River Merfolk")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s:expect(merfolk, { power = 2, toughness = 1 })
  s.bob:mana "{C}"
  s:expect_illegal(function() s.bob:activates(merfolk) end, "R-COST-1")
  s.bob:lands("Island", 1)
  s.bob:activates(merfolk)
  s.bob:attacks { merfolk }
  s.sue:blocks { [bears] = merfolk }
  s:expect(bears, { blocking = true })
end)
