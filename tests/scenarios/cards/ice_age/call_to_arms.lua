local both = { "fifth", "microprose" }

local function call(s, colour)
  local arms = s.bob:has("hand", "Call to Arms")
  s.bob:lands("Plains", 2)
  s.bob:casts(arms, { choosing = colour })
  return arms
end

scenario("Call to Arms gives all white creatures +1/+1 while the opponent has more cards of the chosen colour than of another", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Scathe Zombies", { count = 2 })
  s.sue:has("in play", "Gray Ogre")
  local arms = call(s, "black")
  s:expect(knight, { power = 3, toughness = 3 })
  s:expect(bears, { power = 2, toughness = 2 })
  s:expect(arms, { zone = "in play" })
  s.sue:has("hand", "Goblin Balloon Brigade")
  s.sue:lands("Mountain", 1)
  s:next_turn()
  s.sue:casts("Goblin Balloon Brigade")
  -- Two black cards and two red ones: it is buried at once.
  s:expect(arms, { zone = "graveyard" })
  s:expect(knight, { power = 2, toughness = 2 })
end)

scenario("Call to Arms is buried at once where the chosen colour does not lead", both, function(s)
  s.sue:has("in play", "Gray Ogre")
  s.bob:has("in play", "Scathe Zombies", { count = 2 })     -- the caster's own do not count
  local arms = call(s, "black")
  s:expect(arms, { zone = "graveyard" })
end)

scenario("Call to Arms does not count tokens, which are no cards", both, function(s)
  s:card [[ return sorcery "Test Rite" { cost = "{1}", make_token(2, token "Thing" "Thing" { power = 1, toughness = 1, colour = "red" }) } ]]
  s.sue:has("in play", "Scathe Zombies")
  s.sue:has("hand", "Test Rite")
  s.sue:lands("Swamp", 1)
  local arms = call(s, "black")
  local knight = s.bob:has("in play", "White Knight")
  s:next_turn()
  s.sue:casts("Test Rite")
  s:expect(arms, { zone = "in play" })
  s:expect(knight, { power = 3, toughness = 3 })
end)

scenario("Call to Arms, ruling 2004-10-04: colourless is no colour to be chosen", both, function(s)
  s.sue:has("in play", "Sol Ring", { count = 3 })
  s.sue:has("in play", "Scathe Zombies")
  s.bob:has("hand", "Call to Arms")
  s.bob:lands("Plains", 2)
  s:expect_illegal(function() s.bob:casts("Call to Arms", { choosing = "colourless" }) end, "colour")
end)

scenario("Call to Arms, ruling 2009-10-01: the opponent's white creatures get +1/+1 too", both, function(s)
  s.sue:has("in play", "Scathe Zombies", { count = 2 })
  local lions = s.sue:has("in play", "Savannah Lions")
  call(s, "black")
  s:expect(lions, { power = 3, toughness = 2 })
end)

scenario("Call to Arms, ruling 2009-10-01: cards of several colours count for each, and those without colour for none", both, function(s)
  local knight = s.bob:has("in play", "White Knight")
  s.sue:has("in play", "Sol Ring", { count = 4 })
  s.sue:has("in play", "Centaur Archer")                    -- red and green
  s.sue:has("in play", "Gray Ogre")
  local arms = call(s, "red")
  s:expect(arms, { zone = "in play" })
  s:expect(knight, { power = 3 })
  s.sue:has("hand", "Grizzly Bears")
  s.sue:lands("Forest", 2)
  s:next_turn()
  s.sue:casts("Grizzly Bears")                              -- red 2, green 2
  s:expect(arms, { zone = "graveyard" })
end)

scenario("Call to Arms, ruling 2009-10-01: under a new controller it still counts the cards of the chosen player", both, function(s)
  s:card [[ return sorcery "Test Theft" { cost = "{1}", target = enchantment, for_good(target, { controller = you }) } ]]
  s.sue:has("in play", "Scathe Zombies", { count = 2 })
  local arms = call(s, "black")
  s.sue:has("hand", "Test Theft")
  s.sue:lands("Swamp", 1)
  s:next_turn()
  s.sue:casts("Test Theft", { target = arms })
  s:expect(arms, { zone = "in play", controller = s.sue })
end)

scenario("Call to Arms that Sleight of Mind has turned to red makes red creatures bigger, and the chosen colour stays", both, function(s)
  local c = s.bob:has("in play", "Call to Arms", { choosing = { "green" } })
  local g = s.sue:has("in play", "Grizzly Bears")
  local w = s.bob:has("in play", "Serra Angel")
  local r = s.bob:has("in play", "Hill Giant")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = c, choosing = { "white", "red" } })
  s:expect(w, { power = 4 })
  s:expect(r, { power = 4 })
end)
