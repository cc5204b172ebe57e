scenario("Orgg does not attack where the defender has an untapped creature of power 3 or greater", { "fifth", "microprose" }, function(s)
  local orgg = s.bob:has("in play", "Orgg")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:attacks { orgg } end, "cannot attack")
  s.bob:has("hand", "Twiddle")
  s.bob:lands("Island", 1)
  s.bob:casts("Twiddle", { target = wurm, mode = 1 })
  s.bob:attacks { orgg }
  s:to("main")
  s:expect(s.sue, { life = 14 })
end)

scenario("Orgg blocks no creature of power 3 or greater", { "fifth", "microprose" }, function(s)
  local orgg = s.sue:has("in play", "Orgg")
  local mammoth = s.bob:has("in play", "War Mammoth")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { mammoth, bears }
  s:expect_illegal(function() s.sue:blocks { [orgg] = mammoth } end, "Orgg")
  s.sue:blocks { [orgg] = bears }
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("Orgg tramples over a small blocker", { "fifth", "microprose" }, function(s)
  local orgg = s.bob:has("in play", "Orgg")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { orgg }
  s.sue:blocks { [bears] = orgg }
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("Orgg attacks past a creature whose power was lowered below 3", { "fifth", "microprose" }, function(s)
  local orgg = s.bob:has("in play", "Orgg")
  local flute = s.bob:has("in play", "Bone Flute")
  s.bob:lands("Mountain", 2)
  s.sue:has("in play", "War Mammoth")
  s:expect_illegal(function() s.bob:attacks { orgg } end, "cannot attack")
  s.bob:activates(flute)
  s.bob:attacks { orgg }
  s:expect(orgg, { attacking = true })
end)

scenario("Orgg that has blocked a small creature goes on blocking when that grows (R-BLOCK-2)", { "fifth", "microprose" }, function(s)
  local orgg = s.sue:has("in play", "Orgg")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:attacks { bears }
  s.sue:blocks { [orgg] = bears }
  s.bob:casts("Giant Growth", { on = bears })
  s:to("main")
  s:expect(bears, { zone = "graveyard" })
  s:expect(orgg, { zone = "in play", damage = 5 })
end)
