-- The commonest colour among some permanents.

local both = { "fifth", "microprose" }

local arms = [[
  return enchantment "Test Arms" { cost = "{0}",
    when_played { choose "colour", choose "opponent" },
    continuous { affects = creatures:that_are "white",
      only_if = chosen_colour_leads(permanents:controlled_by(chosen_player):not_token()), plus = "+1/+1" },
    whenever_state {
      only_if = not_so(chosen_colour_leads(permanents:controlled_by(chosen_player):not_token())),
      bury(self) } }
]]

scenario("a colour leads where more have it than have any other", both, function(s)
  s:card(arms)
  local knight = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Grizzly Bears", { count = 3 })
  s.sue:has("in play", "Gray Ogre", { count = 2 })
  s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Arms")
  s.bob:casts("Test Arms", { choosing = "red" })
  s:expect(knight, { power = 3 })
  -- As many of another colour, and it leads no longer.
  local flow = s.bob:finds "Test Arms"
  s:expect(flow, { zone = "in play" })
  s:next_turn()
  s.sue:has("hand", "Shanodin Dryads")
  s.sue:mana "{G}"
  s.sue:casts("Shanodin Dryads")
  s:expect(flow, { zone = "graveyard" })
  s:expect(knight, { power = 2 })
end)

scenario("where nothing has the colour it does not lead", both, function(s)
  s:card(arms)
  s.bob:has("hand", "Test Arms")
  s.bob:casts("Test Arms", { choosing = "red" })
  s:expect(s.bob, { graveyard = { "Test Arms" } })
end)
