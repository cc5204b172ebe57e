local both = { "fifth", "microprose" }

scenario("Pirate Ship deals 1 damage to a creature or player", both, function(s)
  local it = s.bob:has("in play", "Pirate Ship")
  s.bob:lands("Island", 1)
  s:expect(it, { power = 4, toughness = 3, colours = { "blue" } })
  s.bob:activates(it, { on = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect(it, { tapped = true })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  local other = s.bob:has("in play", "Pirate Ship")
  s.bob:activates(other, { on = sprites })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("R-LH-1 Pirate Ship attacks only a player with an island", both, function(s)
  local it = s.bob:has("in play", "Pirate Ship")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:attacks { it } end, "has islandhome")
  s.sue:has("in play", "Tundra")
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 16 })
end)

scenario("R-LH-1 Pirate Ship is buried when its controller has no island", both, function(s)
  local it = s.bob:has("in play", "Pirate Ship")
  s.bob:lands("Island", 1)
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Stone Rain")
  s:turn_of(s.sue)
  s.sue:mana "{2}{R}"
  s.sue:casts("Stone Rain", { on = s.bob:finds("Island") })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Pirate Ship is cast for {4}{U} and no less", both, function(s)
  local it = s.bob:has("hand", "Pirate Ship")
  s.bob:mana "{3}{U}"
  s:expect_illegal(function() s.bob:casts(it) end, "R-COST-1")
  s.bob:lands("Island", 1)
  s.bob:mana "{C}"
  s.bob:casts(it)
  s:expect(it, { zone = "in play" })
  s:expect(s.bob, { mana = "" })
end)
