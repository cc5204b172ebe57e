-- An X that the text says, and prices of which either will do (R-COST-1, R-MANA-7).

local both = { "fifth", "microprose" }

local doll = [[ return artifact "Test Doll" { cost = "{0}",
  activated { cost = { "{2}, {T}", times = counters_on(self, "pin") }, target = creature_or_player, deal(counters_on(self, "pin"), target) } } ]]

scenario("R-MANA-7 an X that is measured is paid as it is then, and is nothing where there is nothing", both, function(s)
  s:card(doll)
  local three = s.bob:has("in play", "Test Doll", { counters = { pin = 3 } })
  local none = s.bob:has("in play", "Test Doll")
  s.bob:mana "{R}{R}{R}{R}{R}"
  s:expect_illegal(function() s.bob:activates(three, { target = s.sue }) end, "{6} cannot be paid")
  s.bob:activates(none, { target = s.sue })
  s:expect(s.sue, { life = 20 })
  s.bob:mana "{R}"
  s.bob:activates(three, { target = s.sue })
  s:expect(s.sue, { life = 17 })
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-7 what costs nothing now needs no mana", both, function(s)
  s:card(doll)
  local none = s.bob:has("in play", "Test Doll")
  s.bob:activates(none, { target = s.sue })
  s:expect(none, { tapped = true })
end)

scenario("R-COST-1 either of two prices is paid, each by a use of its own", both, function(s)
  local tide = s.bob:makes("Test Tide", { types = { "enchantment" },
    text = "Pay 2 life or {2}: Target creature gets +1/+0 until end of turn." })
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect_illegal(function() s.bob:activates(tide, { ability = 2, target = bears }) end, "cost")
  s.bob:activates(tide, { ability = 1, target = bears })
  s:expect(s.bob, { life = 18 })
  s.bob:mana "{G}{G}"
  s.bob:activates(tide, { ability = 2, target = bears })
  s:expect(s.bob, { life = 18, mana = "" })
  s:expect(bears, { power = 4 })
end)

local ooze = { types = { "creature" }, power = 1, toughness = 1, text =
    "During your upkeep, put a +1/+1 counter on Test Ooze. Then you may pay {X}, where X is the number of +1/+1 counters on it. If you don't, tap Test Ooze and it deals X damage to you." }

scenario("R-UPKEEP-1 the X of a price is the same in what follows for whoever does not pay", both, function(s)
  local it = s.bob:makes("Test Ooze", ooze)
  s.bob:lands("Forest", 3)
  s.bob:begins()
  s.bob:will("pay", false)
  s:to("main")
  s:expect(s.bob, { life = 19 })
  s:expect(it, { tapped = true, power = 2 })
  s:next_turn()
  s.bob:will("pay", true)
  s:next_turn()
  s:to("main")
  s:expect(s.bob, { life = 19 })
  s:expect(it, { power = 3, tapped = false })
end)

local gorilla = { types = { "creature" }, power = 7, toughness = 7, text =
    "During your upkeep, you may sacrifice a Forest. If you sacrifice a snow Forest this way, Test Ape gains trample until end of turn. If you don't sacrifice a Forest, sacrifice Test Ape and it deals 7 damage to you." }

scenario("R-UPKEEP-1 whoever does not do what was offered, or cannot, bears what follows", both, function(s)
  local ape = s.bob:makes("Test Ape", gorilla)
  s.bob:begins()
  s:to("main")
  s:expect(ape, { zone = "graveyard" })
  s:expect(s.bob, { life = 13 })
end)

scenario("R-UPKEEP-1 what was done is asked for its sort, and spares the rest", both, function(s)
  local ape = s.bob:makes("Test Ape", gorilla)
  local forest = s.bob:has("in play", "Forest")
  s.bob:begins()
  s.bob:will("pay", true)
  s:to("main")
  s:expect(forest, { zone = "graveyard" })
  s:expect(ape, { zone = "in play", lacks = "trample" })
  s:expect(s.bob, { life = 20 })
end)

scenario("R-RESOLVE-1 as many as were tapped, and none that were tapped before", both, function(s)
  s.bob:makes("Test Monsoon", { types = { "enchantment" }, text =
      "At the end of each player's turn, tap all untapped Islands that player controls and Test Monsoon deals X damage to the player, where X is the number of Islands tapped this way." })
  local islands = s.bob:has("in play", "Island", { count = 3 })
  s.sue:has("in play", "Island", { count = 2 })
  s.bob:begins()
  s:to("main")
  s.bob:taps_for_mana(islands[1])
  s:next_turn()
  -- One for the mana that burns, and two for the Islands.
  s:expect(s.bob, { life = 17 })
  s:expect(s.sue, { life = 20 })
  s:expect(islands[3], { tapped = true })
end)

scenario("R-TRIG-2 for each life that was lost a permanent goes, or a card", both, function(s)
  s.bob:makes("Test Oath", { types = { "enchantment" }, text =
      "Whenever you lose life, for each 1 life you lost, sacrifice a permanent other than Test Oath unless you discard a card." })
  local forests = s.bob:has("in play", "Forest", { count = 3 })
  s.bob:has("hand", "Unsummon")
  s.bob:has("hand", "Terror")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.bob:will("pay", true)
  s.bob:will("discard", "Terror")
  s.bob:will("pay", false)
  s.bob:will("choose", forests[1])
  s.bob:will("pay", false)
  s.bob:will("choose", forests[2])
  s.sue:casts("Lightning Bolt", { target = s.bob })
  s:expect(s.bob, { life = 17, hand = { "Unsummon" }, in_play = { "Test Oath", "Forest" } })
end)
