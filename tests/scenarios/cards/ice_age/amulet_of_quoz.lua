local both = { "fifth", "microprose" }

local function in_upkeep(s)
  local amulet = s.bob:has("in play", "Amulet of Quoz")
  s:next_turn()
  s:to("untap")
  s:to("upkeep")
  return amulet
end

scenario("Amulet of Quoz wins the duel with the flip", both, function(s)
  local amulet = in_upkeep(s)
  s:chance { "heads" }
  s.sue:will("pay", false)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(s.bob, { won = true })
  s:expect(s.sue, { lost = true })
end)

scenario("Amulet of Quoz loses the duel with the flip", both, function(s)
  local amulet = in_upkeep(s)
  s:chance { "tails" }
  s.sue:will("pay", false)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(s.bob, { lost = true })
  s:expect(s.sue, { won = true })
end)

scenario("An opponent who antes a card counters the effect of Amulet of Quoz, which is sacrificed all the same", both, function(s)
  local amulet = in_upkeep(s)
  s.sue:has("library", "Craw Wurm")
  s.sue:will("pay", true)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(s, { over = false })
  s:expect(amulet, { zone = "graveyard" })
  s:expect(s.sue, { ante = { "Craw Wurm" } })
  s:expect(s.bob, { ante = 0 })
end)

scenario("Amulet of Quoz is used in its controller's upkeep only, and untapped only", both, function(s)
  local amulet = s.bob:has("in play", "Amulet of Quoz")
  s:expect_illegal(function() s.bob:activates(amulet, { target = s.sue }) end, "R-GEN-1")
  s:turn_of(s.sue)
  s:to("untap")
  s:to("upkeep")
  s:expect_illegal(function() s.bob:activates(amulet, { target = s.bob }) end, "R-TARGET-1")
  s.bob:lands("Island", 1)
  s.bob:has("hand", "Twiddle")
  s.bob:casts("Twiddle", { target = amulet, mode = 1 })
  s:expect_illegal(function() s.bob:activates(amulet, { target = s.sue }) end, "R-COST-2")
end)

scenario("Amulet of Quoz is not used in the opponent's upkeep", both, function(s)
  local amulet = s.bob:has("in play", "Amulet of Quoz")
  s:to("cleanup")
  s:to("upkeep")
  s:expect(s, { turn_of = s.sue, step = "upkeep" })
  s:expect_illegal(function() s.bob:activates(amulet, { target = s.sue }) end, "R-GEN-1")
end)
