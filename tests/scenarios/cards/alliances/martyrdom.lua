local both = { "fifth", "microprose" }

scenario("Martyrdom: damage of any amount goes to the target creature instead of its player", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  local wurm = s.bob:has("in play", "Craw Wurm")
  s.sue:has("hand", "Martyrdom")
  s.sue:lands("Plains", 3)
  s.bob:attacks { wurm }
  s.sue:casts("Martyrdom", { on = wall })
  for _ = 1, 4 do s.sue:will_prevent(wall, { on = { from = wurm, to = s.sue } }) end
  s:to("main")
  s:expect(s.sue, { life = 18 })
  s:expect(wall, { damage = 4 })
end)

scenario("Martyrdom works for other creatures as well, and is over with the turn", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.sue:has("hand", "Martyrdom")
  s.sue:lands("Plains", 3)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:casts("Martyrdom", { on = wall })
  for _ = 1, 3 do s.sue:will_prevent(wall, { on = { to = sprites } }) end
  s.bob:casts("Lightning Bolt", { on = sprites })
  s:expect(sprites, { zone = "in play" })
  s:expect(wall, { damage = 3 })
  s:next_turn()
  s:expect(wall, { damage = 0 })
end)

scenario("R-TARGET-1 Martyrdom is cast on a creature of its caster's", both, function(s)
  local wall = s.sue:has("in play", "Wall of Stone")
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Martyrdom")
  s.bob:lands("Plains", 3)
  s:expect_illegal(function() s.bob:casts("Martyrdom", { on = wall }) end, "R-TARGET-1")
end)
