local both = { "fifth", "microprose" }

scenario("Drudge Skeletons regenerate for {B}, each time anew", both, function(s)
  local it = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s:expect(it, { power = 1, toughness = 1, colours = { "black" } })
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.bob:will_regenerate(it)
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "in play", tapped = true, damage = 0 })
  s.sue:casts("Lightning Bolt", { on = it })
  s:expect(it, { zone = "graveyard" })
end)
