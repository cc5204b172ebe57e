-- Effects of a phase: their order, and that each is played by itself.

-- An enchantment that gives the active player life in the other's or one's own upkeep, so that the sum tells
-- which effects have been done.
local function test_card(name, of, part, life)
  return 'return enchantment "' .. name .. '" { cost = "{0}", at_upkeep { of = ' .. of .. ', part = "' .. part
    .. '", gain_life(' .. life .. ", active_player) } }"
end

for _, set in ipairs { "fifth", "microprose" } do
  for _, a_order in ipairs { { "A1", "A2" }, { "A2", "A1" } } do
    for _, u_order in ipairs { { "U1", "U2" }, { "U2", "U1" } } do
      local names = a_order[1] .. " " .. a_order[2] .. " N1 " .. u_order[1] .. " " .. u_order[2] .. " A3 N3"
      local order = { a_order[1], a_order[2], "N1", u_order[1], u_order[2], "A3", "N3" }
      scenario("E-006 " .. names .. " (" .. set .. ")", function(s)
        s:rules(set)
        local cards = {
          { "N3", s.bob, "end", 1 }, { "U2", s.bob, "ordinary", 2 }, { "N1", s.bob, "beginning", 4 },
          { "A3", s.sue, "end", 8 }, { "U1", s.sue, "ordinary", 16 }, { "A1", s.sue, "beginning", 32 },
          { "A2", s.sue, "beginning", 64 },
        }
        local object, life = {}, {}
        for _, card in ipairs(cards) do
          local name, player, part, gain = card[1], card[2], card[3], card[4]
          s:card(test_card(name, player == s.sue and "you" or "opponent", part, gain))
          object[name], life[name] = player:has("in play", name), gain
        end
        s.sue:will("order", a_order[1])
        s.sue:will("order", u_order[1])
        local sum = 20
        for _, name in ipairs(order) do
          s:to_effect(object[name])
          s:expect(s.sue, { life = sum })
          s:resolve()
          sum = sum + life[name]
          s:expect(s.sue, { life = sum })
        end
        s:expect(s, { turn_of = s.sue, step = "upkeep" })
      end)
    end
  end
end

scenario("E-009 each Howling Mine gives a draw of its own, with a window of its own", function(s)
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  local mines = s.bob:has("in play", "Howling Mine", { count = 2 })
  s.bob:has("hand", "Whim")
  s.sue:has("hand", "Whim")
  s.sue:will("order", "draw")
  s:to_effect("draw")
  s:expect(s.sue, { library = 20 })
  s:resolve()
  s:expect(s.sue, { library = 19 })
  s:to_effect(mines[1])
  s.bob:casts("Whim")
  s:expect(s.sue, { library = 19 })
  s:resolve()
  s:expect(s.sue, { library = 18 })
  s:expect(s.bob, { life = 21 })
  s.sue:casts("Whim")  -- between two of them
  s:expect(s.sue, { life = 21, library = 18 })
  s:to_effect(mines[2])
  s:expect(s.sue, { library = 18 })
  s:resolve()
  s:expect(s.sue, { library = 17, hand = 3 })
  s.bob:will("order", "draw")
  s:next_turn()
end)

scenario("E-009 b: a tapped Howling Mine gives nothing", function(s)
  s.bob:has("in play", "Howling Mine")
  s.bob:has("in play", "Howling Mine", { tapped = true })
  s.sue:will("order", "draw")
  s:next_turn()
  s:expect(s.sue, { hand = 2, library = 18 })
end)

scenario("the active player may let other draws go before the draw of the phase", function(s)
  local mine = s.bob:has("in play", "Howling Mine")
  s.sue:will("order", mine)
  s:to_effect(mine)
  s:expect(s.sue, { library = 20 })
  s:to_effect("draw")
  s:expect(s.sue, { library = 19 })
  s:resolve()
  s:expect(s.sue, { library = 18 })
end)

scenario("an effect of a phase is played although its source has gone meanwhile", function(s)
  s:card [[ return artifact "Test Vise" { cost = "{1}", at_upkeep { of = opponent, deal(2, that_player) } } ]]
  local vise = s.bob:has("in play", "Test Vise")
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s:to_effect(vise)
  s.bob:casts("Disenchant", { on = vise })
  s:resolve()
  s:expect(vise, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("R-TURN-7 what is free and bound to a phase by one of several conditions is used once in it",
  { "fifth", "microprose" }, function(s)
    s:card [[ return artifact "Morning Bell" {
      cost = "{0}",
      activated { cost = "{0}", only_if = all_of(phase "main", your_turn), gain_life(1) },
      activated { cost = "{0}", only_if = any_of(phase "upkeep", phase "main"), gain_life(10) },
      activated { cost = "{0}", only_if = not_so(phase "upkeep"), gain_life(100) },
    } ]]
    local bell = s.bob:has("in play", "Morning Bell")
    s.bob:activates(bell, { ability = 1 })
    s:expect_illegal(function() s.bob:activates(bell, { ability = 1 }) end, "R-TURN-7")
    s.bob:activates(bell, { ability = 2 })
    s:expect_illegal(function() s.bob:activates(bell, { ability = 2 }) end, "R-TURN-7")
    s.bob:activates(bell, { ability = 3 })
    s.bob:activates(bell, { ability = 3 })
    s:expect(s.bob, { life = 20 + 1 + 10 + 200 })
  end)
