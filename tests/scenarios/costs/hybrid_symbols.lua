-- Symbols of a cost that either of two colours pays (R-MANA-6, R-COLOR-1).

local both = { "fifth", "microprose" }

local weird = [[ return summon "Weird" "Test Weird" { cost = "{1}{U/R}{U/R}", power = 2, toughness = 2 } ]]

scenario("R-MANA-6 a symbol of two colours is paid with either, each symbol by itself", both, function(s)
  s:card(weird)
  s.bob:has("hand", "Test Weird", { count = 3 })
  s.bob:mana "{U}{U}{G}"
  s.bob:casts("Test Weird")
  s:expect(s.bob, { mana = "" })
  s.bob:mana "{R}{U}{W}"
  s.bob:casts("Test Weird")
  s:expect(s.bob, { mana = "" })
  s.bob:has("in play", "Mountain", { count = 3 })
  s.bob:casts("Test Weird")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-6 mana of neither colour does not pay for a symbol of two", both, function(s)
  s:card(weird)
  s.bob:has("hand", "Test Weird")
  s.bob:mana "{G}{C}{R}{W}"
  s:expect_illegal(function() s.bob:casts("Test Weird") end, "cannot be paid")
  s.bob:mana "{U}"
  s.bob:casts("Test Weird")
  s:expect(s.bob, { hand = 0 })
end)

scenario("R-MANA-6 what a symbol of two colours takes leaves what other symbols need", both, function(s)
  s:card [[ return sorcery "Test Clash" { cost = "{R}{W/U}{U/R}", gain_life(1) } ]]
  s.bob:has("hand", "Test Clash")
  s.bob:mana "{R}{W}{U}"
  s.bob:casts("Test Clash")
  s:expect(s.bob, { life = 21, mana = "" })
end)

scenario("R-COLOR-1 a card is of both colours of such a symbol, and costs one mana for it", both, function(s)
  s:card(weird)
  s:card [[ return instant "Test Blast" { cost = "{0}", target = permanent:that_are "blue", destroy(target) } ]]
  s:card [[ return instant "Test Ban" { cost = "{0}", target = creature:casting_cost(3, "exactly"), bury(target) } ]]
  local one = s.sue:has("in play", "Test Weird")
  local other = s.sue:has("in play", "Test Weird")
  s.bob:has("hand", "Test Blast")
  s.bob:has("hand", "Test Ban")
  s.bob:casts("Test Blast", { target = one })
  s.bob:casts("Test Ban", { target = other })
  s:expect(one, { zone = "graveyard", colours = { "blue", "red" } })
  s:expect(other, { zone = "graveyard" })
end)
