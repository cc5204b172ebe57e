-- What type of mana comes out is settled after all that changes the source or its mana (R-MPROD-1).
local both = { "fifth", "microprose" }

local darkness = [[ return enchantment "Test Darkness" { cost = "{2}{B}{B}",
  text = "Lands tapped for mana produce {B} instead of any other type.",
  produces_instead { affects = lands, mana = "{B}" } } ]]
local subdual = [[ return enchantment "Test Subdual" { cost = "{2}{G}{G}",
  text = "Lands tapped for mana produce {C} instead of any other type.",
  produces_instead { affects = lands, mana = "{C}" } } ]]
local singularity = [[ return artifact "Test Singularity" { cost = "{4}",
  produces_instead { affects = lands:of_type "plains", mana = "{R}" },
  produces_instead { affects = lands:of_type "island", mana = "{G}" },
  produces_instead { affects = lands:of_type "swamp", mana = "{W}" },
  produces_instead { affects = lands:of_type "mountain", mana = "{U}" },
  produces_instead { affects = lands:of_type "forest", mana = "{B}" } } ]]

scenario("a forest gives black mana in the place of green (R-MPROD-1)", both, function(s)
  s:card(darkness)
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("in play", "Test Darkness")
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("what is asked of it is what comes out: no green of a forest, but black (R-MPROD-1)", both, function(s)
  s:card(darkness)
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("in play", "Test Darkness")
  s:expect_illegal(function() s.bob:taps_for_mana(forest, "green") end, "gives no green mana")
  s.bob:taps_for_mana(forest, "black")
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("costs are paid with what comes out, and cannot be with what does not (R-MPROD-1)", both, function(s)
  s:card(darkness)
  s.bob:lands("Forest", 2); s.bob:has("hand", "Grizzly Bears"); s.bob:has("hand", "Terror")
  s.bob:has("in play", "Test Darkness")
  local angel = s.sue:has("in play", "Serra Angel")
  s:expect_illegal(function() s.bob:casts("Grizzly Bears") end, "can spend {B}{B}")
  s.bob:casts("Terror", { on = angel })
  s:expect(angel, { zone = "graveyard" })
end)

scenario("colourless mana pays for nothing coloured (R-MPROD-1, R-MANA-6)", both, function(s)
  s:card(subdual)
  local forests = s.bob:lands("Forest", 2)
  s.bob:has("hand", "Grizzly Bears"); s.bob:has("in play", "Test Subdual")
  s:expect_illegal(function() s.bob:casts("Grizzly Bears") end, "can spend {C}{C}")
  s:expect_illegal(function() s.bob:taps_for_mana(forests[1], "green") end, "gives no green mana")
  s.bob:taps_for_mana(forests[1])
  s.bob:taps_for_mana(forests[2])
  s:expect(s.bob, { mana = "{C}{C}" })
end)

scenario("additional mana is of the type that comes out (R-MPROD-2)", both, function(s)
  s:card(darkness)
  s.sue:makes("Deep Winter", { types = { "enchantment" }, text = "Lands tapped for mana produce one additional mana of the same type." })
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Scathe Zombies"); s.bob:mana "{C}"
  local forest = s.bob:has("in play", "Forest")
  s.bob:has("in play", "Test Darkness")
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{C}{B}{B}" })
  s.bob:casts("Scathe Zombies")
  s:expect(s.bob, { mana = "" })
end)

scenario("whoever listens hears of a land that is tapped for mana, whatever comes out (R-MPROD-1)", both, function(s)
  s:card(subdual)
  s.sue:makes("Toll Gate", { types = { "enchantment" }, text = "Whenever a player taps a land for mana, that player loses that much life." })
  s.bob:has("in play", "Test Subdual")
  s.bob:taps_for_mana(s.bob:has("in play", "Forest"))
  s:expect(s.bob, { mana = "{C}", life = 19 })
end)

scenario("a land with more than tapping to its cost, or of several kinds of mana, gives that type too (R-MPROD-1)", both, function(s)
  s:card(darkness)
  s:card [[ return land "Pain Land" { activated { cost = "{T}", add_mana "{C}" }, activated { cost = "{T}", add_mana "{W}", deal(1, you) } } ]]
  s:card [[ return land "Filter Land" { activated { cost = "{1}, {T}", add_mana "{W}{U}" } } ]]
  s:card [[ return land "Any Land" { activated { cost = "{T}", add_mana_of_any_colour(2) } } ]]
  local pain = s.bob:has("in play", "Pain Land")
  local filter = s.bob:has("in play", "Filter Land")
  local any = s.bob:has("in play", "Any Land")
  s.bob:has("in play", "Test Darkness")
  s:expect_illegal(function() s.bob:taps_for_mana(pain, "white") end, "white mana")
  s.bob:activates(pain, { ability = 2 })
  s:expect(s.bob, { mana = "{B}", life = 19 })
  s.bob:taps_for_mana(filter, "black")
  s:expect(s.bob, { mana = "{B}{B}" })
  s.bob:taps_for_mana(any)
  s:expect(s.bob, { mana = "{B}{B}{B}{B}" })
end)

scenario("each type of land gives its own (R-MPROD-1)", both, function(s)
  s:card(singularity)
  local lands = {}
  for _, name in ipairs { "Plains", "Island", "Swamp", "Mountain", "Forest" } do
    lands[name] = s.bob:has("in play", name)
  end
  s.bob:has("in play", "Test Singularity")
  for _, name in ipairs { "Plains", "Island", "Swamp", "Mountain", "Forest" } do s.bob:taps_for_mana(lands[name]) end
  s:expect(s.bob, { mana = "{R}{G}{W}{U}{B}" })
end)

scenario("what the land has become counts, whichever was there first (R-MPROD-1)", both, function(s)
  s:card(singularity)
  local mountain = s.bob:has("in play", "Mountain")
  s.bob:has("in play", "Test Singularity")
  s.sue:has("in play", "Conversion")
  s.bob:taps_for_mana(mountain)
  s:expect(s.bob, { mana = "{R}" })
end)

scenario("of two that change the same mana the later one has the last word (R-MPROD-1)", both, function(s)
  s:card(darkness)
  s:card(subdual)
  local forests = s.bob:lands("Forest", 2)
  local first = s.bob:has("in play", "Test Subdual")
  s.bob:has("hand", "Test Darkness"); s.bob:mana "{2}{B}{B}"
  s.bob:casts("Test Darkness")
  s.bob:taps_for_mana(forests[1])
  s:expect(s.bob, { mana = "{B}" })
end)

scenario("one that lasts is older than the enchantment that comes after it (R-MPROD-1)", both, function(s)
  s:card(darkness)
  s:card [[ return instant "Test Dampening" { cost = "{0}", target = lands,
    this_turn(produces_instead { affects = target, mana = "{C}" }) } ]]
  local forests = s.bob:lands("Forest", 2)
  s.bob:has("hand", "Test Dampening", { count = 2 }); s.bob:has("hand", "Test Darkness")
  s.bob:casts("Test Dampening", { on = forests[1] })
  s.bob:mana "{2}{B}{B}"
  s.bob:casts("Test Darkness")
  s.bob:casts("Test Dampening", { on = forests[2] })
  s.bob:taps_for_mana(forests[1])
  s:expect(s.bob, { mana = "{B}" })
  s.bob:taps_for_mana(forests[2])
  s:expect(s.bob, { mana = "{B}{C}" })
end)

scenario("what takes the place of one type leaves the others (R-MPROD-1)", both, function(s)
  s:card [[ return summon "Gnomes" "Test Gnomes" { cost = "{3}{R}", power = 2, toughness = 2,
    activated { cost = "{0}", target = lands, from_now_on(produces_instead { affects = target, mana = "{C}", of = "{W}" }) } } ]]
  s:card [[ return land "Test Savannah" { subtypes = "Plains Forest" } ]]
  local gnomes = s.bob:has("in play", "Test Gnomes")
  local land = s.sue:has("in play", "Test Savannah")
  s.bob:activates(gnomes, { target = land })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:taps_for_mana(land, "white") end, "gives no white mana")
  s.sue:taps_for_mana(land, "green")
  s:expect(s.sue, { mana = "{G}" })
end)

scenario("mana that a land makes for another player comes in that type too (R-MPROD-1)", both, function(s)
  s:card(darkness)
  s:card [[ return land "Test Gift" { activated { cost = "{T}", add_mana("{G}", opponent) } } ]]
  local gift = s.bob:has("in play", "Test Gift")
  s.bob:has("in play", "Test Darkness")
  s.sue:mana "{G}"
  s.bob:activates(gift)
  s:expect(s.sue, { mana = "{B}{G}" })
end)
