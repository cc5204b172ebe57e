local both = { "fifth", "microprose" }

scenario("Jester's Mask comes into play tapped", both, function(s)
  s.bob:has("hand", "Jester's Mask")
  s.bob:mana "{5}"
  local it = s.bob:casts("Jester's Mask")
  s:expect(it, { zone = "in play", tapped = true })
end)

scenario("Jester's Mask gives the opponent a new hand of as many cards, from hand and library together", both, function(s)
  local mask = s.bob:has("in play", "Jester's Mask")
  s.bob:lands("Forest", 1)
  s.sue:library { "Forest", "Plains", "Swamp" }
  s.sue:has("hand", "Serra Angel")
  s.sue:has("hand", "Sol Ring")
  s.bob:will("choose", "Swamp")
  s.bob:will("choose", "Sol Ring")
  s.bob:activates(mask, { on = s.sue })
  s:expect(mask, { zone = "graveyard" })
  s:expect(s.sue, { hand = { "Swamp", "Sol Ring" }, library = { Forest = 1, Plains = 1, ["Serra Angel"] = 1 } })
end)

scenario("R-TARGET-1 Jester's Mask is for an opponent only", both, function(s)
  local mask = s.bob:has("in play", "Jester's Mask")
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Sol Ring")
  s:expect_illegal(function() s.bob:activates(mask, { on = s.bob }) end, "R-TARGET-1")
  s:expect(mask, { zone = "in play" })
end)

scenario("Jester's Mask gives an opponent without a hand none", both, function(s)
  local mask = s.bob:has("in play", "Jester's Mask")
  s.bob:lands("Forest", 1)
  s.bob:activates(mask, { on = s.sue })
  s:expect(s.sue, { hand = 0, library = 20 })
end)

scenario("R-COST-2 a tapped Jester's Mask is not used", both, function(s)
  local mask = s.bob:has("in play", "Jester's Mask", { tapped = true })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(mask, { on = s.sue }) end, "tapped")
end)

scenario("Jester's Mask gives back cards of the old hand where the library has too few", { "fifth", "microprose" }, function(s)
  local m = s.bob:has("in play", "Jester's Mask"); s.bob:lands("Forest", 1)
  s.sue:has("hand", "Forest", { count = 3 })
  s.sue:library { "Island" }
  s.bob:will("choose", "Island"); s.bob:will("choose", "Forest"); s.bob:will("choose", "Forest")
  s.bob:activates(m, { target = s.sue })
  s:expect(s.sue, { hand = { Island = 1, Forest = 2 }, library = 1 })
end)
