-- What was spent to pay for a spell, and on its X.
local both = { "fifth", "microprose" }

local burn = [[ return sorcery "Test Burn" { cost = "{X}{1}{B}", extra_cost = { x_only = { "black", "red" } }, target = creature_or_player,
  text = "Spend only black and/or red mana on X.\nTest Burn deals X damage to target creature or player. You gain 1 life for each 1 damage dealt, but not more than the amount of black mana spent on X, the toughness of the creature, or the life total of the player before the damage.",
  deal(x, target),
  when_damage_is_dealt { when(is(target, player),
    { gain_life(smallest(that_much, smallest(x, difference(mana_spent("black"), 1)), life_before)) },
    { gain_life(smallest(that_much, smallest(x, difference(mana_spent("black"), 1)), toughness_of(target))) }) } } ]]

local function cast(s, x, black, red, target)
  s:card(burn)
  s.bob:has("hand", "Test Burn")
  s.bob:mana(string.rep("{B}", black) .. string.rep("{R}", red))
  s.bob:casts("Test Burn", { x = x, target = target })
end

scenario("only what is black of it gives life", both, function(s)
  cast(s, 4, 3, 3, s.sue)
  s:expect(s.sue, { life = 16 })
  s:expect(s.bob, { life = 22 })
end)

scenario("with no black mana but for the symbol it gives none", both, function(s)
  cast(s, 3, 1, 4, s.sue)
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { life = 20 })
end)

scenario("never more than X, though more black mana was spent", both, function(s)
  cast(s, 1, 3, 0, s.sue)
  s:expect(s.bob, { life = 21 })
end)

scenario("nor more than the toughness of the creature", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  cast(s, 4, 6, 0, bears)
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 22 })
end)

scenario("the amount of mana spent of a colour is a number like others", both, function(s)
  s:card [[ return sorcery "Test Tithe" { cost = "{3}", text = "You gain X life, where X is the amount of red mana spent.",
    gain_life(mana_spent("red")) } ]]
  s.bob:has("hand", "Test Tithe")
  s.bob:mana("{R}{R}{G}")
  s.bob:casts("Test Tithe")
  s:expect(s.bob, { life = 22 })
end)
