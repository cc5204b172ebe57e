-- What lies in which zone, whose it is and who sees it.

local both = { "fifth", "microprose" }

scenario("R-ZONE-1 each player has every zone for oneself", both, function(s)
  s:card [[ return instant "Test Exile" { cost = "{0}", target = creature, remove_from_game(target) } ]]
  s:card [[ return instant "Test Flicker" { cost = "{0}", target = creature, put_into("out of play", target) } ]]
  s:card [[ return instant "Test Stash" { cost = "{0}", target = creature, put_into("set aside", target) } ]]
  local spells = { ["Test Exile"] = "out_of_game", ["Test Flicker"] = "out_of_play", ["Test Stash"] = "set_aside" }
  for spell, zone in pairs(spells) do
    local mine, hers = s.bob:has("in play", "Grizzly Bears"), s.sue:has("in play", "Gray Ogre")
    s.bob:has("hand", spell, { count = 2 })
    s.bob:casts(spell, { target = mine })
    s.bob:casts(spell, { target = hers })
    s:expect(s.bob, { [zone] = { "Grizzly Bears" } })
    s:expect(s.sue, { [zone] = { "Gray Ogre" } })
  end
end)

scenario("R-ZONE-1 what one controls goes to its owner's zones", both, function(s)
  local dies = s.sue:has("in play", "Gray Ogre", { controller = s.bob })
  local returns = s.sue:has("in play", "Grizzly Bears", { controller = s.bob })
  s.bob:has("hand", "Lightning Bolt"); s.bob:has("hand", "Unsummon")
  s.bob:mana "{R}{U}"
  s.bob:casts("Lightning Bolt", { target = dies })
  s.bob:casts("Unsummon", { target = returns })
  s:expect(s.sue, { graveyard = { "Gray Ogre" }, hand = { "Grizzly Bears" } })
  s:expect(s.bob, { graveyard_from_top = { "Unsummon", "Lightning Bolt" }, hand = 0 })
end)

scenario("R-ZONE-2 effects and counters do not wait for a creature that has left", both, function(s)
  local bears = s.bob:has("in play", "Grizzly Bears", { counters = { ["+1/+1"] = 2 } })
  s.bob:has("hand", "Giant Growth"); s.bob:has("hand", "Unsummon")
  s.bob:mana "{G}{U}{G}{G}"
  s.bob:casts("Giant Growth", { on = bears })
  s:expect(bears, { power = 7, counters = 2 })
  s.bob:casts("Unsummon", { on = bears })
  s.bob:casts(bears)
  s:expect(bears, { zone = "in play", power = 2, counters = 0 })
end)

scenario("R-ZONE-2 a spell does not find its target again when it has left and come back", both, function(s)
  s:card [[ return instant "Test Blink" { cost = "{0}", target = creature,
    put_into("out of play", target), return_to_play(target) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Blink")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s.sue:casts("Lightning Bolt", { target = bears, held = true })
  s.bob:casts("Test Blink", { target = bears })
  s:resolve()
  s:expect(bears, { zone = "in play", damage = 0 })
  s:expect(s.sue, { graveyard = { "Lightning Bolt" } })
end)

scenario("R-ZONE-4 what you cast lies in your half", both, function(s)
  local bears = s.bob:has("hand", "Grizzly Bears")
  local forest = s.bob:has("hand", "Forest")
  s.bob:mana "{G}{G}"
  s.bob:casts(bears)
  s.bob:plays_land(forest)
  s:expect_view(s.bob, { in_play = { "Grizzly Bears", "Forest" }, their_in_play = {} })
  s:expect_view(s.sue, { in_play = {}, their_in_play = { "Grizzly Bears", "Forest" } })
end)

scenario("R-ZONE-4 a card may be put into the other half", both, function(s)
  s:card [[ return sorcery "Test Gift" { cost = "{0}", target = card:in_zone "graveyard", return_to_play(target, opponent) } ]]
  local bears = s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Gift")
  s.bob:casts("Test Gift", { target = bears })
  s:expect(bears, { zone = "in play", controller = s.sue, owner = s.bob })
  s:expect_view(s.bob, { in_play = {}, their_in_play = { "Grizzly Bears" } })
end)

scenario("R-ZONE-5 a graveyard keeps its order, and both players see it", both, function(s)
  local angel = s.bob:has("in play", "Serra Angel")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s:card [[ return instant "Test End" { cost = "{0}", target = creature, bury(target) } ]]
  s.sue:has("hand", "Test End", { count = 3 })
  for _, creature in ipairs { ogre, angel, bears } do s.sue:casts("Test End", { target = creature }) end
  local from_top = { "Grizzly Bears", "Serra Angel", "Gray Ogre" }
  s:expect(s.bob, { graveyard_from_top = from_top })
  s:expect_view(s.bob, { sees = { ogre, angel, bears } })
  s:expect_view(s.sue, { sees = { ogre, angel, bears } })
  s:next_turn()
  s:expect(s.bob, { graveyard_from_top = from_top })
end)

scenario("R-ZONE-6 the owner orders what was controlled by the other", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites", { controller = s.bob })
  s.sue:has("in play", "Gray Ogre", { controller = s.bob })
  s.sue:has("graveyard", "Swamp")
  s.bob:has("hand", "Wrath of God")
  s.bob:mana "{W}{W}{W}{W}"
  s.sue:will("order", sprites)
  s.bob:casts("Wrath of God")
  s:expect(s.sue, { graveyard_from_top = { "Gray Ogre", "Scryb Sprites", "Swamp" } })
end)

scenario("R-ZONE-8 a library lies in one order, and nobody sees it", both, function(s)
  s:card [[ return instant "Test Glimpse" { cost = "{0}", draw(1) } ]]
  s.bob:library { "Serra Angel", "Gray Ogre", "Grizzly Bears", "Terror", "Counterspell", "Unsummon" }
  s.bob:has("hand", "Test Glimpse", { count = 2 })
  s.bob:casts("Test Glimpse")
  s:expect(s.bob, { hand = { "Test Glimpse", "Serra Angel" } })
  s:expect_view(s.sue, { their_library = 5, their_hand = 2 })
  s.bob:casts("Test Glimpse")
  s:expect(s.bob, { hand = { "Serra Angel", "Gray Ogre" } })
  s:turn_of(s.bob)
  s:expect(s.bob, { hand = { "Serra Angel", "Gray Ogre", "Grizzly Bears" }, library = 3 })
end)

scenario("R-ZONE-9 the top five cards of a library of three are those three", both, function(s)
  s:card [[ return sorcery "Test Sweep" { cost = "{0}", remove_from_game(cards:in_zone "library":owned_by(you):on_top(5)) } ]]
  s.bob:library(3)
  s.bob:has("hand", "Test Sweep")
  s.bob:casts("Test Sweep")
  s:expect(s.bob, { library = 0, out_of_game = 3, lost = false })
  s:expect(s, { over = false })
end)

scenario("R-ZONE-10 what is removed from the game is not regenerated", both, function(s)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s:card [[ return instant "Test Exile" { cost = "{0}", target = creature, remove_from_game(target) } ]]
  s.bob:has("hand", "Test Exile")
  s.bob:casts("Test Exile", { target = skeletons })
  s:expect(skeletons, { zone = "out of game" })
  s:expect_illegal(function() s.sue:activates(skeletons) end, "has no ability to activate")
  s:expect_view(s.bob, { sees = { skeletons } })
  s:expect_view(s.sue, { sees = { skeletons } })
end)

scenario("R-ZONE-11 the effect that put a card away for a time brings that very card back", both, function(s)
  s:card [[ return instant "Test Blink" { cost = "{0}", target = creature,
    put_into("out of play", target), next_end_of_turn { return_to_play(target) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Blink")
  s.bob:casts("Test Blink", { target = bears })
  s:expect(bears, { zone = "out of play" })
  s:expect_view(s.sue, { sees = { bears } })
  s:expect_view(s.bob, { sees = { bears } })
  s:next_turn()
  s:expect(bears, { zone = "in play" })
end)

scenario("R-ZONE-12 from limbo a spell goes into play, to the graveyard, or countered to the graveyard", both, function(s)
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  s:card [[ return interrupt "Test Denial" { cost = "{0}", target = spell, counter(target) } ]]
  s.sue:has("hand", "Test Denial")
  local bears = s.bob:has("hand", "Grizzly Bears")
  local whim = s.bob:has("hand", "Whim")
  local lost = s.bob:has("hand", "Gray Ogre")
  s.bob:mana "{G}{G}"
  s.bob:casts(bears, { held = true })
  s:expect(bears, { zone = "limbo" })
  s:resolve()
  s:expect(bears, { zone = "in play" })
  s.bob:casts(whim, { held = true })
  s:expect(whim, { zone = "limbo" })
  s:resolve()
  s:expect(whim, { zone = "graveyard" })
  s.bob:mana "{R}{R}{R}"
  local play = s.bob:casts(lost, { held = true })
  s:expect(lost, { zone = "limbo" })
  s.sue:interrupts(play, "Test Denial")
  s:expect(lost, { zone = "graveyard" })
end)

scenario("R-ZONE-15 what leaving play sets off finds the card where it has gone", both, function(s)
  s:card [[ return enchantment "Test Wake" { cost = "{1}",
    leaves_play { what = creatures, gain_life(count(cards:in_zone "graveyard":that_are "creature")) } } ]]
  s.bob:has("in play", "Test Wake")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:card [[ return instant "Test End" { cost = "{0}", target = creature, bury(target) } ]]
  s.bob:has("hand", "Test End")
  s.bob:casts("Test End", { target = bears })
  s:expect(bears, { zone = "graveyard" })
  s:expect(s.bob, { life = 21 })
end)
