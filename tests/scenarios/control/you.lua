-- Whom a permanent speaks to (R-GEN-5).

local both = { "fifth", "microprose" }

-- Bob's permanent, which Sue controls.
local function stolen(s, card)
  s:card(card)
  return s.bob:has("in play", "Test Idol", { controller = s.sue })
end

scenario("R-GEN-5 \"you\" in a trigger is the controller, not the owner", both, function(s)
  stolen(s, [[ return artifact "Test Idol" { cost = "{1}", at_upkeep { of = you, gain_life(1, you) } } ]])
  s:next_turn()
  s:expect(s.sue, { life = 21 })
  s:next_turn()
  s:expect(s.sue, { life = 21 })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-GEN-5 an order that names nobody is for the controller", both, function(s)
  local idol = stolen(s, [[ return artifact "Test Idol" { cost = "{1}", activated { cost = "{0}", gain_life(1), draw(1) } } ]])
  s:expect_illegal(function() s.bob:activates(idol) end, "is used by Sue only (R-COST-9)")
  s:next_turn()
  s:expect(s.sue, { hand = 1 })
  s.sue:activates(idol)
  s:expect(s.sue, { life = 21, hand = 2 })
  s:expect(s.bob, { life = 20, hand = 0 })
end)

scenario("R-GEN-5 \"your creatures\" are those of the controller", both, function(s)
  stolen(s, [[ return artifact "Test Idol" { cost = "{1}",
    continuous { affects = creatures:controlled_by(you), plus = "+1/+1" } } ]])
  local mine = s.bob:has("in play", "Grizzly Bears")
  local hers = s.sue:has("in play", "Grizzly Bears")
  s:expect(mine, { power = 2 })
  s:expect(hers, { power = 3 })
end)
