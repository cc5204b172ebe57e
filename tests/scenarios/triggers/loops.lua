-- What sets itself off again and again must come to an end: no procedure for it is in the documents, the duel
-- is drawn.

local function bolt_on(s, victim)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { on = victim })
end

scenario("a trigger that sets itself off ends the duel as a draw", function(s)
  s:card [[ return enchantment "Endless Joy" {
    cost = "{W}", text = "Whenever you gain life, you gain 1 life.",
    gains_life { by = you, gain_life(1) },
  } ]]
  s.bob:has("in play", "Endless Joy")
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 1)
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob })
  s:expect(s, { over = true, draw = true })
end)

scenario("a trigger that sets itself off twice each time ends, too", function(s)
  s:card [[ return enchantment "Test Brood Pit" {
    cost = "{B}",
    text = "Whenever a creature comes into play, put two Imp tokens into play. They are 1/1 black creatures.",
    comes_into_play {
      what = creatures, make_token(2, token "Imp" "Imp" { power = 1, toughness = 1, colour = "black" }),
    },
  } ]]
  s.bob:has("in play", "Test Brood Pit")
  local bears = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.bob:casts(bears)
  s:expect(s, { over = true, draw = true })
end)

scenario("tokens that die as soon as they come, and come again for it, end the duel", function(s)
  s:card [[ return enchantment "Haunted Ground" {
    cost = "{B}",
    text = "Whenever a creature leaves play, put a Wisp token into play. It is a 0/0 black creature.",
    leaves_play {
      what = creatures, make_token(1, token "Wisp" "Wisp" { power = 0, toughness = 0, colour = "black" }),
    },
  } ]]
  s.bob:has("in play", "Haunted Ground")
  bolt_on(s, s.sue:has("in play", "Grizzly Bears"))
  s:expect(s, { over = true, draw = true })
end)

scenario("a watched state that its effect does not end is answered once, not for ever", function(s)
  s:card [[ return enchantment "Restless Ground" {
    cost = "{B}",
    text = "As soon as there are no Wisps in play, put a Wisp token into play. It is a 0/0 black creature.",
    whenever_state {
      only_if = no(creatures:of_type "wisp"),
      make_token(1, token "Wisp" "Wisp" { power = 0, toughness = 0, colour = "black" }),
    },
  } ]]
  s.bob:has("in play", "Restless Ground")
  local bears = s.sue:has("in play", "Grizzly Bears")
  bolt_on(s, bears)
  s:expect(bears, { zone = "graveyard" })
  s:expect(s, { over = false })
  s:next_turn()
  s:expect(s, { over = false })
end)

scenario("deaths that kill others go through the board and stop", function(s)
  s:card [[ return summon "Bomb" "Powder Keg" {
    cost = "{R}", power = 0, toughness = 1,
    text = "When Powder Keg is put into a graveyard from play, it deals 1 damage to each creature.",
    put_into_graveyard { what = self, deal(1, creatures) },
  } ]]
  local first = s.sue:has("in play", "Powder Keg")
  local second = s.bob:has("in play", "Powder Keg")
  local third = s.sue:has("in play", "Powder Keg")
  local minotaur = s.bob:has("in play", "Hurloon Minotaur")
  local angel = s.sue:has("in play", "Serra Angel")
  bolt_on(s, first)
  for _, keg in ipairs { first, second, third } do s:expect(keg, { zone = "graveyard" }) end
  s:expect(minotaur, { zone = "graveyard" }) -- three times 1
  s:expect(angel, { zone = "in play", damage = 3 })
  s:expect(s, { over = false })
end)
