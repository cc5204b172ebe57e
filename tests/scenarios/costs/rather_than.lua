local both = { "fifth", "microprose" }

-- Another price than the casting cost, counters as a price, one of two prices, and a price that is measured.

local will = [[ return interrupt "Test Will" {
  cost = "{3}{U}{U}", instead_of_cost = { lose_life(1), remove_from_game(cards:that_are "blue":in_zone "hand") },
  target = spell, counter(target) } ]]

scenario("R-COST-3 a card lets its caster pay something else than its cost", both, function(s)
  s:card(will)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:has("hand", "Test Will")
  local twiddle = s.sue:has("hand", "Twiddle")
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s.sue:interrupts(bolt, "Test Will")
  s:expect(s.sue, { life = 19, hand = 0, out_of_game = { "Twiddle" } })
  s:expect(twiddle, { zone = "out of game" })
end)

scenario("R-COST-3 it does not pay for itself, and a card of another colour does not pay", both, function(s)
  s:card(will)
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.sue:has("hand", "Test Will")
  s.sue:has("hand", "Unholy Strength")
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:expect_illegal(function() s.sue:interrupts(bolt, "Test Will") end, "cannot be paid")
end)

scenario("R-COST-3 whoever can pay either is asked which", both, function(s)
  s:card(will)
  s.bob:has("hand", "Lightning Bolt", { count = 2 })
  s.bob:mana "{R}{R}"
  s.sue:has("hand", "Test Will", { count = 2 })
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 5)
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s.sue:will("pay", false)
  s.sue:interrupts(bolt, "Test Will")
  s:expect(s.sue, { life = 20, hand = 2 })
end)

scenario("R-COST-3 a counter is put on one's own creature for a cost", both, function(s)
  local mage = s.bob:makes("Test Mage", {
    types = "artifact", text = "{B}, Put a -1/-1 counter on a creature you control: You gain 2 life.",
  })
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.bob:mana "{B}{B}"
  s:expect_illegal(function() s.bob:activates(mage) end, "nothing to put counters on")
  local knight = s.bob:has("in play", "White Knight")
  s.bob:activates(mage)
  s:expect(s.bob, { life = 22 })
  s:expect(knight, { power = 1, toughness = 1 })
  s:expect(ogre, { power = 2, toughness = 2 })
end)

scenario("R-COST-3 of two prices either will do, and neither is too little", both, function(s)
  s.bob:makes("Test Hex", {
    types = "enchantment", text = "At the beginning of your upkeep, Test Hex deals 1 damage to you unless you pay {B} or {3}.",
  })
  s.bob:lands("Forest", 3)
  s:turn_of(s.sue)
  s.bob:will("pay", true)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 20 })
  s:turn_of(s.sue)
  s.bob:will("pay", false)
  s:turn_of(s.bob)
  s:expect(s.bob, { life = 19 })
end)

scenario("R-COST-3 so much mana is paid as is measured", both, function(s)
  s.bob:makes("Test Eye", {
    types = "enchantment",
    text = "Whenever a player casts a creature spell, counter it unless that player pays {X}, where X is its casting cost.",
  })
  local bears = s.sue:has("hand", "Grizzly Bears")
  local more = s.sue:has("hand", "Gray Ogre")
  s:next_turn()
  s.sue:lands("Forest", 4)
  s.sue:will("pay", true)
  s.sue:casts(bears)
  s:expect(bears, { zone = "in play" })
  s.sue:lands("Mountain", 5)
  s.sue:casts(more)
  s:expect(more, { zone = "graveyard" })
end)
