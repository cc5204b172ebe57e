local both = { "fifth", "microprose" }

scenario("Mold Demon costs two swamps as it comes", both, function(s)
  s.bob:has("hand", "Mold Demon")
  local swamps = s.bob:has("in play", "Swamp", { count = 7 })
  s.bob:will("pay", true)
  s.bob:will("sacrifice", swamps[1])
  s.bob:will("sacrifice", swamps[2])
  s.bob:casts("Mold Demon")
  s:expect(s.bob:finds("Mold Demon"), { zone = "in play", power = 6, toughness = 6 })
  s:expect(s.bob, { in_play = { Swamp = 5, ["Mold Demon"] = 1 } })
end)

scenario("Mold Demon is buried where its controller keeps the swamps", both, function(s)
  s.bob:has("hand", "Mold Demon")
  s.bob:lands("Swamp", 7)
  s.bob:will("pay", false)
  s.bob:casts("Mold Demon")
  s:expect(s.bob, { in_play = { Swamp = 7 }, graveyard = { "Mold Demon" } })
end)

scenario("Mold Demon is buried where there is but one swamp", both, function(s)
  s.bob:has("hand", "Mold Demon")
  s.bob:lands("Swamp", 1)
  s.bob:mana "{C}{C}{C}{C}{C}{B}{B}"
  s.bob:casts("Mold Demon")
  s:expect(s.bob, { in_play = { Swamp = 1 }, graveyard = { "Mold Demon" } })
end)
