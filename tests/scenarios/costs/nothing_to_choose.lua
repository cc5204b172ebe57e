-- Nothing is asked that has one answer: what is queued waits for the next question, and may also name the one.
local both = { "fifth", "microprose" }

local pit = [[ return artifact "Test Pit" { cost = "{1}",
  activated { cost = sacrifice(lands:of_type "swamp", 2), gain_life(2) } } ]]

scenario("R-COST-3 two of two Swamps go without a question, and what is queued is for the next", both, function(s)
  s:card(pit)
  local pit = s.bob:has("in play", "Test Pit")
  local first = s.bob:lands("Swamp", 2)
  s.bob:will("sacrifice", "Swamp")
  s.bob:activates(pit)
  s:expect(s.bob, { life = 22, in_play = 1, graveyard = 2 })
  local three = s.bob:lands("Swamp", 3)
  s.bob:will("sacrifice", three[3])
  s.bob:activates(pit)
  s:expect(s.bob, { life = 24, in_play = 2, graveyard = 4 })
  s:expect(three[3], { zone = "graveyard" })
end)

scenario("R-COST-3 `paying` may name all that there is, in any order", both, function(s)
  s:card(pit)
  local pit = s.bob:has("in play", "Test Pit")
  local swamps = s.bob:lands("Swamp", 2)
  s.bob:activates(pit, { paying = { swamps[2], swamps[1] } })
  s:expect(s.bob, { life = 22, graveyard = 2 })
end)

scenario("R-COST-3 what is not there cannot be named", both, function(s)
  s:card(pit)
  local pit = s.bob:has("in play", "Test Pit")
  s.bob:lands("Swamp", 2)
  local forest = s.bob:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(pit, { paying = forest }) end, "is not among the answers: Swamp")
  s:expect(s.bob, { life = 20, in_play = 4 })
end)

scenario("R-ZONE-3 all of a library of two are found without a question", both, function(s)
  s:card [[ return sorcery "Test Search" { cost = "{U}",
    search(2, cards:owned_by(you):in_zone "library"), remove_from_game(found), search(1, lands), untap(found) } ]]
  local lands = s.bob:lands("Island", 2)
  s.bob:library { "Forest", "Swamp" }
  s.bob:has("hand", "Test Search")
  s.bob:will("choose", lands[2])
  s.bob:casts("Test Search", { choosing = "Swamp" })
  s:expect(s.bob, { library = 0, out_of_game = { "Forest", "Swamp" } })
end)
