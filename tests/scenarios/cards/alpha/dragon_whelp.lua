local both = { "fifth", "microprose" }

scenario("Dragon Whelp gets +1/+0 for {R}, three times without harm", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s:expect(it, { power = 2, toughness = 3, has = { "flying" } })
  s.bob:lands("Mountain", 3)
  for _ = 1, 3 do s.bob:activates(it) end
  s:expect(it, { power = 5, toughness = 3 })
  s:next_turn()
  s:expect(it, { zone = "in play", power = 2 })
end)

scenario("Dragon Whelp is destroyed at the end of a turn in which the fourth {R} was spent", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:lands("Mountain", 4)
  for _ = 1, 4 do s.bob:activates(it) end
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 14 })
  s:expect(it, { zone = "in play" })
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
end)

scenario("Dragon Whelp counts each turn anew", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:lands("Mountain", 2)
  for _ = 1, 2 do s.bob:activates(it) end
  s:next_turn()
  s:next_turn()
  for _ = 1, 2 do s.bob:activates(it) end
  s:next_turn()
  s:expect(it, { zone = "in play" })
end)

scenario("Dragon Whelp that was used four times in one batch is destroyed once: one regeneration saves it", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:has("in play", "Regeneration", { on = it })
  s.bob:lands("Mountain", 4)
  s.bob:lands("Forest", 1)
  for _ = 1, 4 do s.bob:activates(it, { held = true }) end
  s:resolve()
  s:expect(it, { power = 6 })
  s.bob:will_regenerate(it, { with = "Regeneration" })
  s:next_turn()
  s:expect(it, { zone = "in play", power = 2 })
end)

scenario("Dragon Whelp that was used five times is destroyed once, not for each use beyond the third", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:has("in play", "Regeneration", { on = it })
  s.bob:lands("Mountain", 5)
  s.bob:lands("Forest", 1)
  for _ = 1, 5 do s.bob:activates(it) end
  s.bob:will_regenerate(it, { with = "Regeneration" })
  s:next_turn()
  s:expect(it, { zone = "in play" })
end)

scenario("R-ZONE-2 Dragon Whelp that left play after the fourth {R} and came back is not destroyed", both, function(s)
  local it = s.bob:has("in play", "Dragon Whelp")
  s.bob:lands("Mountain", 8)
  for _ = 1, 4 do s.bob:activates(it) end
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { target = it })
  s.bob:casts(it)
  s:next_turn()
  s:expect(it, { zone = "in play" })
end)
