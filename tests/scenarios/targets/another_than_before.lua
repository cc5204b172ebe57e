local both = { "fifth", "microprose" }

local function swap(s)
  s:card [[
    return instant "Uneven Trade" {
      cost = "{G}",
      text = "Target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn.",
      targets = { creature, creature:not_among(target) },
      until_end_of_turn(target, { plus = "+1/+1" }),
      until_end_of_turn(targets(2), { plus = "-1/-1" }),
    }
  ]]
  s.bob:has("hand", "Uneven Trade")
  s.bob:lands("Forest", 1)
  return s.bob:has("in play", "Grizzly Bears")
end

scenario("R-TARGET-1 another target is one that was not chosen before it", both, function(s)
  local bears = swap(s)
  local wall = s.sue:has("in play", "Hill Giant")
  s.bob:casts("Uneven Trade", { targets = { bears, wall } })
  s:expect(bears, { power = 3, toughness = 3 })
  s:expect(wall, { power = 2, toughness = 2 })
end)

scenario("R-TARGET-1 where there is no other there is no other target", both, function(s)
  local bears = swap(s)
  s:expect_illegal(function() s.bob:casts("Uneven Trade", { targets = { bears, bears } }) end, "R-TARGET-1")
end)
