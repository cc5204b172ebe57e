scenario("Goblin Flotilla is unblockable where the defender has an island", { "fifth", "microprose" }, function(s)
  local flotilla = s.bob:has("in play", "Goblin Flotilla")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Island", 1)
  s.bob:attacks { flotilla }
  s:expect_illegal(function() s.sue:blocks { [bears] = flotilla } end, "R-LW-1")
end)

scenario("what blocks Goblin Flotilla strikes first, if {R} was not paid at the beginning of the attack", { "fifth", "microprose" }, function(s)
  local flotilla = s.bob:has("in play", "Goblin Flotilla")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { flotilla }
  s.sue:blocks { [bears] = flotilla }
  s:expect(bears, { has = { "first strike" } })
  s:to("main")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
  s:next_turn()
  s:expect(bears, { lacks = { "first strike" } })
end)

scenario("for {R} at the beginning of the attack what blocks Goblin Flotilla does not strike first", { "fifth", "microprose" }, function(s)
  local flotilla = s.bob:has("in play", "Goblin Flotilla")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Mountain", 1)
  s.bob:will("pay", true)
  s.bob:attacks { flotilla }
  s.sue:blocks { [bears] = flotilla }
  s:to("main")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("an attacker that Goblin Flotilla blocks strikes first, if its controller did not pay {R} as the attack began", { "fifth", "microprose" }, function(s)
  local flotilla = s.sue:has("in play", "Goblin Flotilla")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s.sue:blocks { [flotilla] = bears }
  s:to("main")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(bears, { zone = "in play", damage = 0 })
end)

scenario("Goblin Flotilla that was not paid for lets each of its blockers strike first", { "fifth", "microprose" }, function(s)
  local flotilla = s.bob:has("in play", "Goblin Flotilla")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { flotilla }
  s.sue:blocks { [sprites] = flotilla, [bears] = flotilla }
  s:to("main")
  s:expect(flotilla, { zone = "graveyard" })
  s:expect(sprites, { zone = "in play", damage = 0 })
  s:expect(bears, { zone = "in play", damage = 0 })
end)
