-- What is tapped for mana for a turn, or for good, and mana that comes later.
local both = { "fifth", "microprose" }

scenario("whoever taps such a land this turn adds more, and next turn nobody does (R-MPROD-2)", both, function(s)
  local tide = s.bob:makes("Test Tide", { types = { "artifact" }, text =
      "{0}: Whenever a player taps an Island for mana this turn, that player adds an additional {U}." })
  local island, forest = s.bob:has("in play", "Island"), s.bob:has("in play", "Forest")
  local hers = s.sue:has("in play", "Island")
  s.bob:activates(tide)
  s.bob:taps_for_mana(island)
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}{U}{G}" })
  s.sue:taps_for_mana(hers)
  s:expect(s.sue, { mana = "{U}{U}" })
  s:next_turn()
  s.sue:taps_for_mana(hers)
  s:expect(s.sue, { mana = "{U}" })
end)

scenario("your lands give another kind until end of turn, and others theirs (R-MPROD-1)", both, function(s)
  local well = s.bob:makes("Test Well", { types = { "artifact" }, text =
      "{0}: Lands you control tapped for mana produce {U} instead of any other type until end of turn." })
  local forest = s.bob:has("in play", "Forest")
  local hers = s.sue:has("in play", "Forest")
  s.bob:activates(well)
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}" })
  s.sue:taps_for_mana(hers)
  s:expect(s.sue, { mana = "{G}" })
  s:next_turn(); s:next_turn()
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{G}" })
end)

scenario("a land that was aimed at gives another kind for good, its neighbour does not (R-MPROD-1, R-DUR-1)", both, function(s)
  local gnomes = s.bob:makes("Test Gnomes", { types = { "artifact" }, text =
      "{T}: Target Plains tapped for mana produce {C} instead of {W}." })
  local one, two = s.sue:has("in play", "Plains"), s.sue:has("in play", "Plains")
  local island = s.sue:has("in play", "Island")
  s:expect_illegal(function() s.bob:activates(gnomes, { target = island }) end, "target")
  s.bob:activates(gnomes, { target = one })
  s:next_turn()
  s.sue:taps_for_mana(one)
  s.sue:taps_for_mana(two)
  s:expect(s.sue, { mana = "{C}{W}" })
end)

scenario("mana of the next main phase comes as that begins, once, and only in one's own (R-MANA-1, R-TURN-5)", both, function(s)
  local dial = s.sue:makes("Test Dial", { types = { "artifact" }, text =
      "{T}: At the beginning of your next main phase, add {C}{C} to your mana pool." })
  s.sue:activates(dial)
  s:expect(s.sue, { mana = "" })
  s:next_turn()
  s:expect(s.sue, { mana = "{C}{C}" })
  s:next_turn()
  s:expect(s.bob, { mana = "" })
  s:next_turn()
  s:expect(s.sue, { mana = "", life = 18 })
end)

scenario("a land of a name gives more only while the others are yours (R-GEN-1)", both, function(s)
  s:card [[ return land "Test Mine" {} ]]
  s:card [[ return land "Test Tower" {
    activated { cost = "{T}",
      when(some(lands:controlled_by(you):named "Test Mine"), { add_mana("{C}{C}") }, { add_mana("{C}") }) } } ]]
  local tower = s.bob:has("in play", "Test Tower")
  s.sue:has("in play", "Test Mine")
  s.bob:taps_for_mana(tower)
  s:expect(s.bob, { mana = "{C}" })
  s:next_turn(); s:next_turn()
  s.bob:has("in play", "Test Mine")
  s.bob:taps_for_mana(tower)
  s:expect(s.bob, { mana = "{C}{C}" })
end)

scenario("for each card of a graveyard one mana and one life; of an empty one nothing", both, function(s)
  s:card [[ return instant "Test Spoils" { cost = "{0}", target = opponent,
    for_each(cards:that_are "creature or artifact":owned_by(target):in_zone "graveyard", { add_mana("{C}"), gain_life(1) }) } ]]
  s.sue:has("graveyard", "Grizzly Bears", { count = 2 })
  s.sue:has("graveyard", "Forest")
  s.bob:has("hand", "Test Spoils"); s.bob:has("graveyard", "Grizzly Bears")
  s.bob:casts("Test Spoils", { target = s.sue })
  s:expect(s.bob, { life = 22, mana = "{C}{C}" })
end)

scenario("a land that gives more and stays tapped for it: only such a land, and only once (R-MPROD-2, R-UNTAP-1)", both, function(s)
  s:card [[ return enchantment "Test Night" { cost = "{0}",
    additional_mana { n = 1, affects = lands:of_type "island" },
    tapped_for_mana { what = lands:of_type "island", through_next_untap(does_not_untap { affects = it }) } } ]]
  s.sue:has("in play", "Test Night")
  local island, forest = s.bob:has("in play", "Island"), s.bob:has("in play", "Forest")
  s.bob:taps_for_mana(island)
  s.bob:taps_for_mana(forest)
  s:expect(s.bob, { mana = "{U}{U}{G}" })
  s:next_turn(); s:next_turn()
  s:expect(island, { tapped = true })
  s:expect(forest, { tapped = false })
  s:next_turn(); s:next_turn()
  s:expect(island, { tapped = false })
end)
