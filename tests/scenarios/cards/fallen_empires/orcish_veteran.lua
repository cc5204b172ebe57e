scenario("Orcish Veteran blocks no white creature of power greater than 1", { "fifth", "microprose" }, function(s)
  local veteran = s.sue:has("in play", "Orcish Veteran")
  local knight = s.bob:has("in play", "White Knight")
  local squire = s.bob:has("in play", "Squire")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { knight, squire, bears }
  s:expect_illegal(function() s.sue:blocks { [veteran] = knight } end, "Orcish Veteran")
  s.sue:blocks { [veteran] = squire }
  s:to("main")
  s:expect(squire, { zone = "graveyard" })
end)

scenario("Orcish Veteran strikes first for a red mana, and blocks what is not white", { "fifth", "microprose" }, function(s)
  local veteran = s.sue:has("in play", "Orcish Veteran")
  s.sue:lands("Mountain", 1)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [veteran] = bears }
  s.sue:activates(veteran)
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(veteran, { zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(veteran, { lacks = { "first strike" } })
end)

scenario("Orcish Veteran that is sleighted to green blocks White Knight, and no Craw Wurm", { "fifth", "microprose" }, function(s)
  local orc = s.sue:has("in play", "Orcish Veteran")
  local knight = s.bob:has("in play", "White Knight")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Sleight of Mind")
  s.sue:mana "{U}"
  s.sue:casts("Sleight of Mind", { on = orc, choosing = { "white", "green" } })
  s.bob:attacks { knight, wurm }
  s:expect_illegal(function() s.sue:blocks { [orc] = wurm } end, "Orcish Veteran")
  s.sue:blocks { [orc] = knight }
  s:expect(orc, { blocking = { knight } })
end)
