-- What a card says of its own cost.
local both = { "fifth", "microprose" }

local act = [[ return sorcery "Test Act" { cost = "{3}{R}", costs_less = count(creatures),
  text = "Test Act costs {1} less to cast for each creature.\nTest Act deals 2 damage to each creature.", deal(2, creatures) } ]]

scenario("each creature makes it cheaper, but for what is coloured", both, function(s)
  s:card(act)
  s.bob:has("in play", "Craw Wurm")
  s.sue:has("in play", "Craw Wurm", { count = 4 })
  s.bob:lands("Forest", 2)
  s.bob:has("hand", "Test Act")
  s:expect_illegal(function() s.bob:casts("Test Act") end, "mana")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Test Act")
  s:expect(s.bob, { hand = 0 })
end)

scenario("it costs what it says where there is nothing that makes it cheaper", both, function(s)
  s:card(act)
  s.bob:has("in play", "Craw Wurm")
  s.bob:lands("Mountain", 2)
  s.bob:has("hand", "Test Act")
  s:expect_illegal(function() s.bob:casts("Test Act") end, "mana")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Test Act")
end)

scenario("it is cheaper only while that is so", both, function(s)
  s:card [[ return sorcery "Test Study" { cost = "{3}{U}", costs_less = 2, costs_less_if = some(lands:of_type "swamp":controlled_by(you)),
    text = "Test Study costs {2} less to cast if you control a Swamp.\nDraw a card.", draw(1) } ]]
  s.bob:lands("Island", 2)
  s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Test Study")
  s:expect_illegal(function() s.bob:casts("Test Study") end, "mana")
  s.bob:has("in play", "Swamp", { tapped = true })
  s.bob:casts("Test Study")
  s:expect(s.bob, { hand = 1 })
end)

scenario("it is cast for nothing while that is so, and never otherwise", both, function(s)
  s:card [[ return sorcery "Test Grace" { cost = "{3}{W}",
    instead_if = all_of(some(lands:of_type "swamp":controlled_by(opponent)), some(lands:of_type "plains":controlled_by(you))),
    text = "If an opponent controls a Swamp and you control a Plains, you may cast Test Grace without paying its casting cost.\nYou gain 2 life.",
    gain_life(2) } ]]
  s.bob:has("hand", "Test Grace")
  s.bob:has("in play", "Plains", { tapped = true })
  s.bob:has("in play", "Swamp", { tapped = true })
  s:expect_illegal(function() s.bob:casts("Test Grace") end, "mana")
  s.sue:has("in play", "Swamp")
  s.bob:casts("Test Grace")
  s:expect(s.bob, { life = 22 })
end)

scenario("another price is asked for only while that is so", both, function(s)
  s:card [[ return sorcery "Test Trap" { cost = "{3}{W}", instead_of_cost = "{W}", instead_if = some(creatures:controlled_by(opponent)),
    text = "If an opponent controls a creature, you may pay {W} rather than pay Test Trap's casting cost.\nYou gain 2 life.",
    gain_life(2) } ]]
  s.bob:has("hand", "Test Trap")
  s.bob:lands("Plains", 1)
  s:expect_illegal(function() s.bob:casts("Test Trap") end, "mana")
  s.sue:has("in play", "Grizzly Bears")
  s.bob:casts("Test Trap")
  s:expect(s.bob, { life = 22, in_play = { Plains = 1 } })
end)
