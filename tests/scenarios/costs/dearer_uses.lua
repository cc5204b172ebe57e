-- Activated abilities that cost more or less, and colours of mana that spells cost more.
local both = { "fifth", "microprose" }

local gloom = [[ return enchantment "Test Gloom" { cost = "{0}",
  uses_cost_more { n = 3, affects = enchantments:that_are "white" } } ]]
local part = [[ return enchant_artifact "Test Part" { cost = "{0}", uses_cost_more { n = -2, affects = enchanted } } ]]

scenario("abilities of what is affected cost more to use, whoever uses them, and others do not (R-COST-1)", both, function(s)
  s:card(gloom)
  s.sue:has("in play", "Test Gloom")
  local white = s.bob:makes("White Altar", { types = { "enchantment" }, colours = { "white" }, text = "{1}: You gain 1 life." })
  local red = s.bob:makes("Red Altar", { types = { "enchantment" }, colours = { "red" }, text = "{1}: You gain 1 life." })
  local her = s.sue:makes("Her Altar", { types = { "enchantment" }, colours = { "white" }, text = "{1}: You gain 1 life." })
  s.bob:lands("Forest", 1); s.sue:lands("Forest", 4)
  s:expect_illegal(function() s.bob:activates(white) end, "cost")
  s.bob:activates(red)
  s.sue:activates(her)
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 21 })
  s.bob:lands("Forest", 4)
  s.bob:activates(white)
  s:expect(s.bob, { life = 22, mana = "" })
  s:expect_illegal(function() s.bob:activates(white) end, "cost")
end)

scenario("two that raise add up, and what was free costs them too (R-COST-1)", both, function(s)
  s:card(gloom)
  s.sue:has("in play", "Test Gloom", { count = 2 })
  local white = s.bob:makes("White Altar", { types = { "enchantment" }, colours = { "white" }, text = "{0}: You gain 1 life." })
  s.bob:lands("Forest", 5)
  s:expect_illegal(function() s.bob:activates(white) end, "cost")
  s.bob:lands("Forest", 1)
  s.bob:activates(white)
  s:expect(s.bob, { life = 21 })
  s:expect_illegal(function() s.bob:activates(white) end, "cost")
end)

scenario("what costs less costs one mana at least, and what is free stays free (R-COST-1)", both, function(s)
  s:card(part)
  local rod = s.bob:makes("Test Rod", { types = { "artifact" }, text =
      "{2}: You gain 1 life.\n{4}: You gain 2 life.\n{0}: You gain 3 life.\n{1}: You gain 4 life." })
  local other = s.bob:makes("Other Rod", { types = { "artifact" }, text = "{2}: You gain 1 life." })
  s.bob:has("in play", "Test Part", { on = rod })
  s:expect_illegal(function() s.bob:activates(rod, { ability = 1 }) end, "cost")
  s.bob:activates(rod, { ability = 3 })
  s:expect(s.bob, { life = 23 })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(other) end, "cost")
  s:expect_illegal(function() s.bob:activates(rod, { ability = 2 }) end, "cost")
  s.bob:activates(rod, { ability = 1 })
  s:expect(s.bob, { life = 24 })
  s.bob:lands("Forest", 2)
  s.bob:activates(rod, { ability = 2 })
  s:expect(s.bob, { life = 26 })
  s.bob:lands("Forest", 1)
  s.bob:activates(rod, { ability = 4 })
  s:expect(s.bob, { life = 30 })
  s:expect_illegal(function() s.bob:activates(rod, { ability = 4 }) end, "cost")
end)

scenario("what is cheaper spares coloured mana and X (R-COST-1, R-MANA-7)", both, function(s)
  s:card(part)
  local rod = s.bob:makes("Test Rod", { types = { "artifact" }, text = "{2}{B}: You gain 1 life.\n{X}: You gain X life." })
  s.bob:has("in play", "Test Part", { on = rod })
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(rod, { ability = 1 }) end, "cost")
  s.bob:lands("Swamp", 1)
  s.bob:activates(rod, { ability = 1 })
  s:expect(s.bob, { life = 21 })
  s.bob:activates(rod, { ability = 2, x = 1 })
  s:expect(s.bob, { life = 22 })
  s:expect_illegal(function() s.bob:activates(rod, { ability = 2, x = 1 }) end, "X")
end)

scenario("an artifact for mana that costs more is one that is paid for (R-MANA-9)", function(s)
  s:card [[ return artifact "Test Tax" { cost = "{0}", uses_cost_more { n = 1, affects = artifacts:other() } } ]]
  s:card [[ return artifact "Test Mox" { cost = "{0}", activated { cost = "{T}", add_mana("{G}{G}") } } ]]
  s.sue:has("in play", "Test Tax")
  local mox = s.bob:has("in play", "Test Mox")
  s:expect_illegal(function() s.bob:activates(mox) end, "cost")
  s.bob:mana "{R}"
  s.bob:activates(mox)
  s:expect(s.bob, { mana = "{G}{G}" })
end)

scenario("a source of mana that costs more is one that is paid for (R-MANA-2)", { "microprose" }, function(s)
  s:card [[ return artifact "Test Tax" { cost = "{0}", uses_cost_more { n = 1, affects = artifacts:other() } } ]]
  s:card [[ return artifact "Test Mox" { cost = "{0}", activated { cost = "{T}", add_mana("{G}{G}") } } ]]
  s.sue:has("in play", "Test Tax")
  local mox = s.bob:has("in play", "Test Mox")
  s:expect_illegal(function() s.bob:taps_for_mana(mox) end, "cost")
  s.bob:mana "{R}"
  s.bob:taps_for_mana(mox)
  s:expect(s.bob, { mana = "{G}{G}" })
  s:expect(mox, { tapped = true })
end)

scenario("the price goes with what it is of: gone with its source, and with what it is on (R-GEN-1)", both, function(s)
  s:card(gloom)
  local dark = s.sue:has("in play", "Test Gloom")
  local blast = s.bob:makes("Test Blast", { types = { "artifact" }, text = "{0}: Destroy target enchantment." })
  local white = s.bob:makes("White Altar", { types = { "enchantment" }, colours = { "white" }, text = "{0}: You gain 1 life." })
  s:expect_illegal(function() s.bob:activates(white) end, "cost")
  s.bob:activates(blast, { target = dark })
  s.bob:activates(white)
  s:expect(s.bob, { life = 21 })
end)

scenario("spells of a colour cost their controller one more of it, and nobody else (R-COST-1)", both, function(s)
  s:card [[ return artifact "Test Derelict" { cost = "{0}", costs_more { cards = "black", n = 1, mana = "{B}", affects = you } } ]]
  s:card [[ return instant "Test Rite" { cost = "{B}", gain_life(1) } ]]
  s:card [[ return instant "Test Hymn" { cost = "{W}", gain_life(1) } ]]
  s.bob:has("in play", "Test Derelict")
  s.bob:has("hand", "Test Rite"); s.bob:has("hand", "Test Hymn"); s.sue:has("hand", "Test Rite")
  s.bob:mana "{B}{G}{W}"; s.sue:mana "{B}"
  s:expect_illegal(function() s.bob:casts("Test Rite") end, "cost")
  s.bob:casts("Test Hymn")
  s.sue:casts("Test Rite")
  s:expect(s.sue, { life = 21 })
  s.bob:mana "{B}{B}"
  s.bob:casts("Test Rite")
  s:expect(s.bob, { life = 22 })
end)

scenario("life totals are exchanged: a loss and a gain, of both at once (R-LIFE-6)", both, function(s)
  s:card [[ return artifact "Test Mirror" { cost = "{0}", activated { cost = "{0}", target = opponent, exchange_life(target) } } ]]
  s:card [[ return artifact "Their Mirror" { cost = "{0}", activated { cost = "{0}", exchange_life(opponent) } } ]]
  local mirror, theirs = s.bob:has("in play", "Test Mirror"), s.bob:has("in play", "Their Mirror")
  s.bob:life(3); s.sue:life(15)
  s:expect_illegal(function() s.bob:activates(mirror, { target = s.bob }) end, "target")
  s.bob:activates(mirror, { target = s.sue })
  s:expect(s.bob, { life = 15 })
  s:expect(s.sue, { life = 3 })
  s.bob:activates(theirs)
  s:expect(s.bob, { life = 3 })
  s:expect(s.sue, { life = 15 })
end)

scenario("a permanent remembers the X it was cast with as it comes into play (R-MANA-7)", both, function(s)
  s:card [[ return enchant_creature "Test Gold" { cost = "{X}",
    comes_into_play { what = self, tap(enchanted), put_counters("sleep", x, enchanted) } } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Gold"); s.bob:lands("Forest", 3)
  s.bob:casts("Test Gold", { on = bears, x = 3 })
  s:expect(bears, { tapped = true, counters = { sleep = 3 } })
end)
