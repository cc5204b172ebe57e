local both = { "fifth", "microprose" }

scenario("Whip Vine blocks a flying creature and taps it; untapped, it lets that creature untap", both, function(s)
  local drake = s.bob:has("in play", "Azure Drake")
  local vine = s.sue:has("in play", "Whip Vine")
  s.bob:attacks { drake }
  s.sue:blocks { [vine] = drake }
  s.sue:activates(vine, { target = drake })
  s:expect(vine, { tapped = true })
  s:expect(drake, { tapped = true })
  s:to("main")
  s.sue:will("untap", vine)
  s:next_turn()
  s:expect(vine, { tapped = false })
  s:next_turn()
  s:expect(drake, { tapped = false })
end)

scenario("Whip Vine: the creature does not untap as long as the Vine stays tapped", both, function(s)
  local drake = s.bob:has("in play", "Azure Drake")
  local vine = s.sue:has("in play", "Whip Vine")
  s.bob:attacks { drake }
  s.sue:blocks { [vine] = drake }
  s.sue:activates(vine, { target = drake })
  s:to("main")
  s.sue:will("untap", false)
  s:next_turn()
  s:expect(vine, { tapped = true })
  s:next_turn()
  s:expect(drake, { tapped = true })
  s.sue:will("untap", vine)
  s:next_turn()
  s:expect(vine, { tapped = false })
  s:expect(drake, { tapped = true })
  s:next_turn()
  s:expect(drake, { tapped = false })
end)

scenario("R-TARGET-1 Whip Vine takes no creature that it does not block, nor one that does not fly", both, function(s)
  local drake = s.bob:has("in play", "Azure Drake")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local vine = s.sue:has("in play", "Whip Vine")
  s.bob:attacks { drake, bears }
  s.sue:blocks { [vine] = bears }
  s:expect_illegal(function() s.sue:activates(vine, { target = drake }) end, "R-TARGET-1")
  s:expect_illegal(function() s.sue:activates(vine, { target = bears }) end, "R-TARGET-1")
end)

scenario("R-CRE-9 Whip Vine does not attack", both, function(s)
  local vine = s.bob:has("in play", "Whip Vine")
  s:expect(vine, { power = 1, toughness = 4 })
  s:expect_illegal(function() s.bob:attacks { vine } end, "R-CRE-9")
end)

scenario("Whip Vine may stay tapped, also where it holds nothing", both, function(s)
  local vine = s.bob:has("in play", "Whip Vine", { tapped = true })
  s:next_turn()
  s.bob:will("untap", false)
  s:next_turn()
  s:expect(vine, { tapped = true })
end)

scenario("Whip Vine that leaves play lets its creature untap", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Whip Vine")
  local a = s.sue:has("in play", "Serra Angel")
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [v] = a }
  s.bob:activates(v, { target = a })
  s:expect(a, { tapped = true })
  s:to("end of attack")
  s:expect(v, { zone = "graveyard" })
  s:turn_of(s.bob); s:turn_of(s.sue)
  s:expect(a, { tapped = false })
end)

scenario("Whip Vine untapped by another effect lets its creature untap", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Whip Vine"); local a = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Infuse"); s.bob:lands("Island", 3)
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [v] = a }
  s.sue:has("in play", "Holy Armor", { on = a })
  s.bob:activates(v, { target = a })
  s:to("end of attack")
  s:expect(a, { zone = "in play", tapped = true })
  s.bob:casts("Infuse", { on = v })
  s:turn_of(s.bob); s:turn_of(s.sue)
  s:expect(a, { tapped = false })
end)

scenario("Whip Vine that taps itself for its ability deals no damage to what it blocks (D-09)", { "fifth", "microprose" }, function(s)
  local v = s.bob:has("in play", "Whip Vine"); local a = s.sue:has("in play", "Scryb Sprites")
  s:turn_of(s.sue)
  s.sue:attacks { a }
  s.bob:blocks { [v] = a }
  s.bob:activates(v, { target = a })
  s:to("end of attack")
  s:expect(a, { zone = "in play" })
end)
