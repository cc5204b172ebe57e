-- As much as is liked is given up, and what comes of it is measured by that.

local both = { "fifth", "microprose" }

local tetravus = [[
  return artifact_creature "Construct" "Test Tetravus" { cost = "{6}", power = 1, toughness = 1,
    text = [=[
      Test Tetravus comes into play with 3 +1/+1 counters on it.
      During your upkeep, you may remove any number of +1/+1 counters from Test Tetravus. If you do, put that many 1/1 Tetravite artifact creature tokens with flying and "This creature cannot be enchanted." into play.
      During your upkeep, you may remove any number of tokens made with Test Tetravus from the game. If you do, put that many +1/+1 counters on Test Tetravus.
    ]=],
    enters_with_counters { kind = "+1/+1", n = 3 },
    at_upkeep { of = you,
      may { pay = remove_counters("+1/+1", x, self),
        make_token(x, token "Tetravite" "Tetravite" { power = 1, toughness = 1, types = { "creature", "artifact" },
          flying, cannot_be_enchanted {} }) } },
    at_upkeep { of = you,
      may { pay = remove_from_game(permanents:token():made_by(self), x), put_counters("+1/+1", x, self) } } }
]]

scenario("as many tokens are made as counters were removed, and become counters again", both, function(s)
  s:card(tetravus)
  local tetravus = s.bob:has("in play", "Test Tetravus", { counters = { ["+1/+1"] = 3 } })
  s:next_turn()
  s.bob:will("order", tetravus)
  s.bob:will("pay", true)
  s.bob:will("x", 2)
  s.bob:will("pay", false)
  s:next_turn()
  s:expect(tetravus, { counters = { ["+1/+1"] = 1 } })
  s:expect(s.bob, { in_play = { "Test Tetravus", "Tetravite", "Tetravite" } })
end)

scenario("the total power of what was sacrificed is dealt, and all of it leaves the game", both, function(s)
  s:card [[ return artifact "Test Sword" { cost = "{6}",
    activated { cost = { sacrifice(self), sacrifice(creatures:controlled_by(you), x) }, target = creature_or_player,
      deal(total_among(power_of(sacrificed:that_are "creature")), target),
      remove_from_game(each(self, sacrificed)) } } ]]
  local sword = s.bob:has("in play", "Test Sword")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local angel = s.bob:has("in play", "Serra Angel")
  local kept = s.bob:has("in play", "Gray Ogre")
  local hers = s.sue:has("in play", "Craw Wurm")
  s.bob:will("sacrifice", sword)
  s.bob:will("sacrifice", bears)
  s.bob:will("sacrifice", angel)
  s.bob:activates(sword, { target = s.sue, x = 2 })
  s:expect(s.sue, { life = 14 })
  for _, card in ipairs { sword, bears, angel } do s:expect(card, { zone = "out of game" }) end
  for _, card in ipairs { kept, hers } do s:expect(card, { zone = "in play" }) end
end)
