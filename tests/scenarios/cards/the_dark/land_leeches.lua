scenario("Land Leeches strike first and kill their like unharmed", { "fifth", "microprose" }, function(s)
  local leeches = s.bob:has("in play", "Land Leeches")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { leeches }
  s.sue:blocks { [bears] = leeches }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(leeches, { zone = "in play", damage = 0 })
end)

scenario("R-FS-2 Land Leeches and another first striker kill each other", { "fifth", "microprose" }, function(s)
  local leeches = s.sue:has("in play", "Land Leeches")
  local knight = s.bob:has("in play", "White Knight")
  s.bob:attacks { knight }
  s.sue:blocks { [leeches] = knight }
  s:to("main")
  s:expect(knight, { zone = "graveyard" })
  s:expect(leeches, { zone = "graveyard" })
end)
