-- What later years do with the top of a library, and cards that are put into play tapped.
local both = { "fifth", "microprose" }

local function spell(s, text, steps)
  s:card("return sorcery 'Test Plan' { cost = '{0}', text = [[" .. text .. "]], " .. steps .. " }")
  s.bob:has("hand", "Test Plan")
end

local scry = [[look_at(cards:owned_by(you):in_zone "library":on_top(3)),
  search_up_to(3, cards:owned_by(you):in_zone "library":on_top(3)), put_on_bottom(found),
  put_on_top(cards:owned_by(you):in_zone "library":on_top(difference(3, result)))]]
local surveil = [[look_at(cards:owned_by(you):in_zone "library":on_top(2)),
  search_up_to(2, cards:owned_by(you):in_zone "library":on_top(2)), put_into("graveyard", found),
  put_on_top(cards:owned_by(you):in_zone "library":on_top(difference(2, result)))]]

scenario("scry: some go to the bottom, and the rest lies on top in any order", both, function(s)
  spell(s, "Scry 3.", scry)
  s.bob:library { "Grizzly Bears", "Forest", "Mountain", "Swamp", "Plains" }
  s.bob:will("choose", "Forest")
  s.bob:will("choose", false)
  s.bob:will("order", "Grizzly Bears")
  s.bob:casts("Test Plan")
  s:expect(s.bob, { library = { "Mountain", "Grizzly Bears", "Swamp", "Plains", "Forest" } })
end)

scenario("scry: nothing goes to the bottom, or everything", both, function(s)
  spell(s, "Scry 3.", scry)
  s.bob:library { "Grizzly Bears", "Forest" }
  s.bob:will("choose", false)
  s.bob:will("order", "Forest")
  s.bob:casts("Test Plan")
  s:expect(s.bob, { library = { "Grizzly Bears", "Forest" } })
end)

scenario("surveil: some go to the graveyard", both, function(s)
  spell(s, "Surveil 2.", surveil)
  s.bob:library { "Grizzly Bears", "Forest", "Mountain" }
  s.bob:will("choose", "Grizzly Bears")
  s.bob:will("choose", false)
  s.bob:casts("Test Plan")
  s:expect(s.bob, { library = { "Forest", "Mountain" }, graveyard = { "Grizzly Bears", "Test Plan" } })
end)

scenario("what is found is put on top once the library is shuffled", both, function(s)
  spell(s, "Search your library for a land card. Reveal the found card. Shuffle your library. Put the found card on top of its owner's library.",
    [[search(1, cards:that_are "land":owned_by(you):in_zone "library"), look_at(found, players), shuffle(), put_on_top(found)]])
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Forest" }
  s.bob:will("choose", "Forest")
  s.bob:casts("Test Plan")
  s:expect(s.bob, { library = 3 })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { "Forest" } })
end)

scenario("a card is put into play tapped, and nothing is tapped by that", both, function(s)
  s:card [[ return enchantment "Test Bell" { cost = "{0}", text = "Whenever a land becomes tapped, you gain 1 life.",
    becomes_tapped { what = lands, gain_life(1) } } ]]
  spell(s, "Search your library for a land card. Put the found card into play tapped. Shuffle your library.",
    [[search(1, cards:that_are "land":owned_by(you):in_zone "library"), return_to_play_tapped(found), shuffle()]])
  s.bob:has("in play", "Test Bell")
  s.bob:library { "Grizzly Bears", "Forest" }
  s.bob:will("choose", "Forest")
  s.bob:casts("Test Plan")
  s:expect(s.bob:finds("Forest"), { tapped = true, controller = s.bob })
  s:expect(s.bob, { life = 20 })
end)

scenario("a card is put into play tapped under its owner's control", both, function(s)
  s:card [[ return sorcery "Test Rise" { cost = "{0}", target = card:that_are "creature":in_zone "graveyard",
    text = "Put target creature card from a graveyard into play tapped under its owner's control.",
    return_to_play_tapped(target, owner_of(target)) } ]]
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Rise")
  s.bob:casts("Test Rise", { target = bears })
  s:expect(s.sue:finds("Grizzly Bears"), { tapped = true })
end)

scenario("the life that was lost is gained: of one player, and of both", both, function(s)
  spell(s, "An opponent loses 3 life. You gain life equal to the life lost this way.",
    [[lose_life(3, opponent), gain_life(result)]])
  s:card [[ return sorcery "Test Plague" { cost = "{0}", text = "Each player loses 2 life. You gain life equal to the life lost this way.",
    lose_life(2, players), gain_life(result) } ]]
  s.bob:has("hand", "Test Plague")
  s.bob:casts("Test Plan")
  s:expect(s.bob, { life = 23 })
  s:expect(s.sue, { life = 17 })
  s.bob:casts("Test Plague")
  s:expect(s.bob, { life = 25 })
  s:expect(s.sue, { life = 15 })
end)
