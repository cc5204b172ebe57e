-- Mana that may be spent on some things only (R-MANA-1).

local both = { "fifth", "microprose" }

local workshop = [[ return land "Test Workshop" { activated { cost = "{T}",
  add_mana_for { mana = "{C}{C}{C}", spent_on = spells:that_are "artifact" } } } ]]

scenario("R-MANA-1 mana for artifact spells casts those, drawn by the payment or by hand", both, function(s)
  s:card(workshop)
  s:card [[ return artifact "Test Engine" { cost = "{3}" } ]]
  s.bob:has("in play", "Test Workshop")
  s.bob:has("hand", "Test Engine")
  s.bob:casts("Test Engine")
  s:expect(s.bob, { in_play = { "Test Workshop", "Test Engine" }, mana = "" })
  local second = s.bob:has("in play", "Test Workshop")
  s.bob:has("hand", "Test Engine")
  s.bob:taps_for_mana(second)
  s:expect(s.bob, { mana = "{C}{C}{C}" })
  s.bob:casts("Test Engine")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-1 mana for artifact spells pays for no other spell and no ability", both, function(s)
  s:card(workshop)
  s:card [[ return summon "Ox" "Test Ox" { cost = "{2}", power = 1, toughness = 1 } ]]
  s:card [[ return artifact "Test Rod" { cost = "{1}", activated { cost = "{1}", gain_life(1) } } ]]
  local shop = s.bob:has("in play", "Test Workshop")
  local rod = s.bob:has("in play", "Test Rod")
  s.bob:has("hand", "Test Ox")
  s:expect_illegal(function() s.bob:casts("Test Ox") end, "for something else only")
  s:expect_illegal(function() s.bob:activates(rod) end, "for something else only")
  s.bob:taps_for_mana(shop)
  s:expect_illegal(function() s.bob:casts("Test Ox") end, "for something else only")
  -- With one mana of any land the ability is paid by that, and the rest stays.
  s.bob:mana "{G}"
  s.bob:activates(rod)
  s:expect(s.bob, { life = 21, mana = "{C}{C}{C}" })
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
end)

scenario("R-MANA-1 a spell is paid with what is reserved for it first, and with other mana for the rest", both, function(s)
  s:card(workshop)
  s:card [[ return artifact_creature "Golem" "Test Golem" { cost = "{4}", power = 1, toughness = 1 } ]]
  local shop = s.bob:has("in play", "Test Workshop")
  s.bob:mana "{R}{R}"
  s.bob:taps_for_mana(shop)
  s.bob:has("hand", "Test Golem")
  s.bob:casts("Test Golem")
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("R-MPROD-2 what is added to mana with a purpose has none", both, function(s)
  s:card(workshop)
  s:card [[ return enchantment "Test Flare" { cost = "{1}", additional_mana { n = 1, affects = lands } } ]]
  s:card [[ return summon "Ox" "Test Ox" { cost = "{2}", power = 1, toughness = 1 } ]]
  s:card [[ return summon "Calf" "Test Calf" { cost = "{1}", power = 1, toughness = 1 } ]]
  s.bob:has("in play", "Test Flare")
  s.bob:has("in play", "Test Workshop")
  s.bob:has("hand", "Test Ox", { count = 1 })
  s.bob:has("hand", "Test Calf")
  s:expect_illegal(function() s.bob:casts("Test Ox") end, "cost")
  s.bob:casts("Test Calf")
  s:expect(s.bob, { mana = "{C}{C}{C}" })
end)

scenario("R-MANA-1 mana for abilities of artifacts pays for those, also of one that has come to be an artifact", both, function(s)
  s:card [[ return land "Test Smithy" {
    activated { cost = "{T}", add_mana_for { mana = "{C}{C}", spent_on = effects:that_are "artifact" } } } ]]
  s:card [[ return artifact "Test Rod" { cost = "{1}", activated { cost = "{2}", gain_life(1) } } ]]
  s:card [[ return summon "Pupil" "Test Pupil" { cost = "{1}", power = 1, toughness = 1, activated { cost = "{2}", gain_life(2) } } ]]
  s:card [[ return sorcery "Test Plating" { cost = "{0}", target = creature, for_good(target, { is_also = "artifact" }) } ]]
  s.bob:has("in play", "Test Smithy", { count = 2 })
  local rod = s.bob:has("in play", "Test Rod")
  local pupil = s.bob:has("in play", "Test Pupil")
  s.bob:has("hand", "Test Rod")
  s.bob:has("hand", "Test Plating")
  s:expect_illegal(function() s.bob:casts("Test Rod") end, "for something else only")
  s:expect_illegal(function() s.bob:activates(pupil) end, "for something else only")
  s.bob:activates(rod)
  s:expect(s.bob, { life = 21 })
  s.bob:casts("Test Plating", { target = pupil })
  s.bob:activates(pupil)
  s:expect(s.bob, { life = 23, mana = "" })
end)

scenario("R-CUM-1 mana for the cost of a keyword pays that cost and nothing else", both, function(s)
  s:card [[ return land "Test Stable" { activated { cost = "{T}",
    add_mana_for { mana = "{U}", keyword = "cumulative upkeep" } } } ]]
  s:card [[ return enchantment "Test Frost" { cost = "{1}", cumulative_upkeep("{U}") } ]]
  s:card [[ return enchantment "Test Fee" { cost = "{1}", at_upkeep { of = you, unless { pay = "{U}", bury(self) } } } ]]
  local frost = s.bob:has("in play", "Test Frost")
  local fee = s.bob:has("in play", "Test Fee")
  s.bob:has("in play", "Test Stable", { count = 2 })
  s.bob:begins()
  s.bob:will("order", fee)
  s.bob:will("pay", true)
  s:to("main")
  s:expect(frost, { zone = "in play", counters = { ["paid upkeep"] = 1 } })
  s:expect(fee, { zone = "graveyard" })
end)

scenario("R-MANA-1 mana that an effect takes away is gone, whatever it was for", both, function(s)
  s:card(workshop)
  s:card [[ return instant "Test Drain" { cost = "{0}", empty_pool(you) } ]]
  local shop = s.bob:has("in play", "Test Workshop")
  s.bob:has("hand", "Test Drain")
  s.bob:taps_for_mana(shop)
  s.bob:casts("Test Drain")
  s:expect(s.bob, { mana = "" })
  s:to("discard")
  s:expect(s.bob, { life = 20 })
end)

scenario("R-MANA-1 mana of any colour for one thing only is of the colour that is wanted", both, function(s)
  s:card [[ return land "Test Ziggurat" { activated { cost = "{T}",
    add_mana_of_any_colour_for { n = 1, spent_on = spells:that_are "creature" } } } ]]
  s.bob:has("in play", "Test Ziggurat", { count = 2 })
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Lightning Bolt")
  s:expect_illegal(function() s.bob:casts("Lightning Bolt", { target = s.sue }) end, "for something else only")
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-1 of two abilities of one land the one that is free pays for anything", both, function(s)
  s:card [[ return land "Test Cavern" {
    activated { cost = "{T}", add_mana_of_any_colour_for { n = 1, spent_on = spells:that_are "creature" } },
    activated { cost = "{T}", add_mana("{C}") } } ]]
  s:card [[ return artifact "Test Trinket" { cost = "{2}" } ]]
  s.bob:has("in play", "Test Cavern", { count = 4 })
  s.bob:has("hand", "Test Trinket")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:casts("Test Trinket")
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-1 mana of the chosen colour is of that colour", both, function(s)
  s:card [[ return land "Test Grail" { when_played { choose "colour" },
    activated { cost = "{T}", add_mana_of_chosen_colour(1) } } ]]
  s.bob:has("hand", "Test Grail")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Unsummon")
  s.bob:will("choose", "red")
  s.bob:plays_land("Test Grail")
  s:expect_illegal(function() s.bob:casts("Unsummon") end, "cost")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s:expect(s.sue, { life = 17 })
end)

scenario("R-MANA-1 what the text says of mana is done with it: a sacrifice for creatures", both, function(s)
  s:card [[ return sorcery "Test Change" { cost = "{G}",
    text = "As an additional cost to cast Test Change, sacrifice a creature.\nAdd X mana of any one color, where X is 1 plus the sacrificed creature's mana value. Spend this mana only to cast creature spells.",
    extra_cost = sacrifice(creatures),
    add_mana_of_any_colour_for { n = sum(1, casting_cost_of(sacrificed)), spent_on = spells:that_are "creature" } } ]]
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Change")
  s.bob:has("hand", "White Knight")
  s.bob:has("hand", "Terror")
  s.bob:mana "{G}"
  s.bob:will("mana", "white")
  s.bob:casts("Test Change")
  s:expect(s.bob, { mana = "{W}{W}{W}" })
  s.bob:casts("White Knight")
  s:expect(s.bob, { mana = "{W}" })
end)

scenario("R-MANA-1 a land read from its text pays for artifact spells alone", both, function(s)
  s:card [[ return artifact "Test Cog" { cost = "{3}" } ]]
  s:card [[ return summon "Ox" "Test Ox" { cost = "{1}", power = 1, toughness = 1 } ]]
  s.bob:makes("Test Shop", { types = { "land" },
    text = "{T}: Add {C}{C}{C} to your mana pool. Spend this mana only to cast artifact spells." })
  s.bob:has("hand", "Test Cog")
  s.bob:has("hand", "Test Ox")
  s:expect_illegal(function() s.bob:casts("Test Ox") end, "for something else only")
  s.bob:casts("Test Cog")
  s:expect(s.bob, { mana = "", hand = 1 })
end)
