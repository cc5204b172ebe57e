local both = { "fifth", "microprose" }

scenario("Serra Paladin prevents 1 damage to a creature or player by tapping", both, function(s)
  local paladin = s.bob:has("in play", "Serra Paladin")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:expect(paladin, { power = 2, toughness = 2 })
  s.bob:will_prevent(paladin)
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { life = 18 })
  s:expect(paladin, { tapped = true })
end)

scenario("Serra Paladin lets a creature attack without tapping, for {1}{W}{W} and tapping", both, function(s)
  local paladin = s.bob:has("in play", "Serra Paladin")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:activates(paladin, { ability = 2, on = bears }) end, "R-COST-1")
  s.bob:lands("Plains", 1)
  s.bob:activates(paladin, { ability = 2, on = bears })
  s:expect(paladin, { tapped = true })
  s.bob:attacks { bears }
  s:expect(bears, { tapped = false, attacking = true })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:attacks { bears }
  s:expect(bears, { tapped = true })
end)

scenario("R-SICK-1 Serra Paladin waits for a turn", both, function(s)
  local paladin = s.bob:has("in play", "Serra Paladin", { sick = true })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 3)
  s:expect_illegal(function() s.bob:activates(paladin, { ability = 2, on = bears }) end, "R-SICK-1")
end)

scenario("Serra Paladin untaps nothing that has attacked already", { "fifth", "microprose" }, function(s)
  local p = s.bob:has("in play", "Serra Paladin"); s.bob:lands("Plains", 3)
  local b = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { b }
  s.bob:activates(p, { ability = 2, target = b })
  s:expect(b, { tapped = true })
end)
