local both = { "fifth", "microprose" }

local function summoned(s)
  s.bob:has("hand", "Hazezon Tamar")
  s.bob:mana "{C}{C}{C}{C}{R}{G}{W}"
  s.bob:casts("Hazezon Tamar")
  s.bob:lands("Forest", 3)
  return s.bob:finds("Hazezon Tamar")
end

scenario("Hazezon Tamar brings as many Sand Warriors as his controller has lands, in the next own upkeep", both, function(s)
  summoned(s)
  s:turn_of(s.sue)
  s:expect(s.bob, { in_play = { ["Hazezon Tamar"] = 1, ["Forest"] = 3 } })
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { ["Hazezon Tamar"] = 1, ["Forest"] = 3, ["Sand Warrior"] = 3 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { ["Hazezon Tamar"] = 1, ["Forest"] = 3, ["Sand Warrior"] = 3 } })   -- once only
end)

scenario("The Sand Warriors are gone when Hazezon Tamar leaves play", both, function(s)
  local hazezon = summoned(s)
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { on = hazezon })
  s:expect(s.bob, { in_play = { Forest = 3, Island = 1 } })
end)

scenario("Hazezon Tamar, ruling 2009-10-01: his Sand Warriors come though he is gone by then, and stay", both, function(s)
  local hazezon = summoned(s)
  s.bob:has("hand", "Unsummon")
  s.bob:lands("Island", 1)
  s.bob:casts("Unsummon", { on = hazezon })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { Forest = 3, Island = 1, ["Sand Warrior"] = 4 } })
end)
