local both = { "fifth", "microprose" }

scenario("Yavimaya Ants attack in the turn that they come, and trample", both, function(s)
  s.bob:has("hand", "Yavimaya Ants")
  s.bob:lands("Forest", 4)
  local it = s.bob:casts("Yavimaya Ants")
  local ants = s.bob:finds("Yavimaya Ants")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s:expect(it, { power = 5, toughness = 1 })
  s.bob:attacks { ants }
  s.sue:blocks { [bears] = ants }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(ants, { zone = "graveyard" })
end)

scenario("R-CUM-1 Yavimaya Ants cost {G}{G}, then {G}{G}{G}{G}, or are buried", both, function(s)
  local it = s.bob:has("in play", "Yavimaya Ants")
  s.bob:lands("Forest", 3)
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:expect(s.bob:finds("Forest", 2), { tapped = true })
  s:expect(s.bob:finds("Forest", 3), { tapped = false })
  s:next_turn()
  s:next_turn()
  s:expect(it, { zone = "graveyard" })
end)
