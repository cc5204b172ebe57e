-- A source whose use gives something up, or does more than give mana, is used by its player's hand only (R-MANA-3,
-- R-COST-3): no cost draws from it by itself, and none is offered for what it could give.
local both = { "fifth", "microprose" }

--- Whatever the source is: the probe is refused until its mana has been drawn.
local function by_hand(what, body, has)
  scenario("R-COST-3 by hand only: " .. what, both, function(s)
    s:card('return artifact "Odd Spring" { cost = "{0}", activated { ' .. body .. ', speed = "mana source" } }')
    s:card [[ return sorcery "Probe" { cost = "{U}", gain_life(1) } ]]
    s.bob:has("hand", "Probe")
    local spring = s.bob:has("in play", "Odd Spring")
    if has then has(s) end
    s:expect_illegal(function() s.bob:casts("Probe") end, "draws the mana of Odd Spring by itself: draw it by hand first (R-MANA-3)")
    s:expect(spring, { zone = "in play", tapped = false })
    s.bob:taps_for_mana(spring)
    s:expect(s.bob, { mana = "{U}" })
    s.bob:casts("Probe")
    s:expect(s.bob, { life = 21, mana = "" })
  end)
end

by_hand("it is sacrificed", 'cost = { "{T}", sacrifice(self) }, add_mana("{U}")')
by_hand("a creature is sacrificed", 'cost = sacrifice(creatures), add_mana("{U}")',
  function(s) s.bob:has("in play", "Grizzly Bears") end)
by_hand("a card is discarded", 'cost = { "{T}", discard(1) }, add_mana("{U}")',
  function(s) s.bob:has("hand", "Forest"); s.bob:will("discard", "Forest") end)
by_hand("a card is removed from the game", 'cost = { "{T}", remove_from_game(creatures:controlled_by(you)) }, add_mana("{U}")',
  function(s) s.bob:has("in play", "Grizzly Bears") end)
by_hand("something returns to the hand", 'cost = { "{T}", return_to_hand(creatures:controlled_by(you)) }, add_mana("{U}")',
  function(s) s.bob:has("in play", "Grizzly Bears") end)
by_hand("something else is tapped", 'cost = tap(creatures:controlled_by(you)), add_mana("{U}")',
  function(s) s.bob:has("in play", "Grizzly Bears") end)
by_hand("cards go from the library", 'cost = { "{T}", mill(2) }, add_mana("{U}")')
by_hand("a card is drawn", 'cost = "{T}", add_mana("{U}"), draw(1)')
by_hand("it is buried", 'cost = "{T}", add_mana("{U}"), bury(self)')
by_hand("something is untapped", 'cost = "{T}", add_mana("{U}"), untap(creatures)')
by_hand("a coin is thrown", 'cost = "{T}", add_mana("{U}"), flip_coin { won = { gain_life(1) }, lost = { gain_life(2) } }',
  function(s) s:chance { "heads" }; s.bob:life(19) end)

by_hand("its price has symbols of two colours and it is not tapped", 'cost = "{W/B}", add_mana("{U}")',
  function(s) s.bob:lands("Plains", 1) end)

scenario("R-COST-3 the refusal names no source that could not be used by hand either", both, function(s)
  s:card [[ return artifact "Odd Spring" { cost = "{0}", activated { cost = sacrifice(creatures), speed = "mana source", add_mana("{U}") } } ]]
  s:card [[ return artifact "Odd Well" { cost = "{0}", activated { cost = { "{T}", sacrifice(self) }, speed = "mana source", add_mana("{U}") } } ]]
  s:card [[ return sorcery "Probe" { cost = "{U}{U}", gain_life(1) } ]]
  s.bob:has("hand", "Probe")
  s.bob:has("in play", "Odd Spring")
  s.bob:has("in play", "Odd Well", { count = 2 })
  s:expect_illegal(function() s.bob:casts("Probe") end, "draws the mana of Odd Well by itself")
end)
