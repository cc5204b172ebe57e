local both = { "fifth", "microprose" }

scenario("Drain Life, ruling 2004-10-04: the whole toughness counts, though the creature was damaged before", both, function(s)
  local giant = s.sue:has("in play", "Hill Giant")               -- 3/3
  s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:activates(s.bob:finds("Prodigal Sorcerer"), { target = giant })
  s:expect(giant, { damage = 1 })
  s.bob:has("hand", "Drain Life")
  s.bob:lands("Swamp", 5)
  s.bob:casts("Drain Life", { x = 3, on = giant })
  s:expect(giant, { zone = "graveyard" })
  s:expect(s.bob, { life = 23 })
end)
