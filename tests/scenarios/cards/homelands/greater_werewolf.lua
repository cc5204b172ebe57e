local both = { "fifth", "microprose" }

scenario("At end of combat Greater Werewolf puts a -0/-2 counter on each creature that blocks it", both, function(s)
  local wolf = s.bob:has("in play", "Greater Werewolf")
  local wall = s.sue:has("in play", "Cemetery Gate")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local home = s.sue:has("in play", "Craw Wurm")
  s:expect(wolf, { power = 2, toughness = 4 })
  s.bob:attacks { wolf }
  s.sue:blocks { [wall] = wolf, [bears] = wolf }
  s.bob:assigns { [wolf] = { [wall] = 2 } }
  s:to("damage")
  s:expect(wall, { counters = {} })
  s:to("main")
  s:expect(wall, { power = 0, toughness = 3, counters = { ["-0/-2"] = 1 } })
  s:expect(bears, { zone = "graveyard" })
  s:expect(home, { counters = {} })
  s:turn_of(s.sue)
  s:expect(wall, { toughness = 3 })
end)

scenario("Greater Werewolf that blocks puts its counter on the attacker", both, function(s)
  local wolf = s.sue:has("in play", "Greater Werewolf")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Carapace", { on = wolf })
  s.sue:has("in play", "Carapace", { on = wolf })
  s.bob:attacks { wurm }
  s.sue:blocks { [wolf] = wurm }
  s:to("main")
  s:expect(wolf, { zone = "in play" })
  s:expect(wurm, { zone = "graveyard" })           -- 2 damage, and a toughness of 2
end)
