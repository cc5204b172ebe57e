-- What lies in libraries and graveyards: down to which card, from one of them, and paid with what lies on top.
local both = { "fifth", "microprose" }

local restoration = [[ return sorcery "Test Restoration" {
  cost = "{U}",
  text = "Put any number of target artifact cards from a single graveyard on top of their owner's library in any order.",
  target = of_one_owner(any_number(card:that_are "artifact":in_zone "graveyard")),
  put_on_top(target),
} ]]

scenario("targets of one graveyard are all of one player", both, function(s)
  s:card(restoration)
  local rod = s.sue:has("graveyard", "Rod of Ruin")
  local ring = s.sue:has("graveyard", "Howling Mine")
  s.sue:has("graveyard", "Grizzly Bears")
  local own = s.bob:has("graveyard", "Ivory Cup")
  s.bob:has("hand", "Test Restoration")
  s.bob:lands("Island", 1)
  s:expect_illegal(function() s.bob:casts("Test Restoration", { targets = { rod, own } }) end, "target")
  s.bob:casts("Test Restoration", { targets = { rod, ring } })
  s:expect(rod, { zone = "library" })
  s:expect(ring, { zone = "library" })
  s:expect(own, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = { "Grizzly Bears" } })
end)

scenario("where two cards of one graveyard are asked for, one in each is not enough", both, function(s)
  s:card [[ return sorcery "Test Burial" {
    cost = "{B}", text = "Remove two target cards from a single graveyard from the game.",
    target = of_one_owner(exactly(2, card:in_zone "graveyard")),
    remove_from_game(target),
  } ]]
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  local own = s.bob:has("graveyard", "Ivory Cup")
  s.bob:has("hand", "Test Burial")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:casts("Test Burial", { targets = { bears, own } }) end, "target")
  local ring = s.bob:has("graveyard", "Howling Mine")
  -- The one of the other graveyard leaves nothing to go with it.
  s:expect_illegal(function() s.bob:casts("Test Burial", { targets = { bears, own } }) end, "target")
  s.bob:casts("Test Burial", { targets = { own, ring } })
  s:expect(own, { zone = "out of game" })
  s:expect(ring, { zone = "out of game" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("an event that takes two cards of one graveyard takes none of two", both, function(s)
  s:card [[ return enchantment "Test Vigil" {
    cost = "{B}", text = "During your upkeep, remove two target cards from a single graveyard from the game.",
    at_upkeep { of = you, target = of_one_owner(exactly(2, card:in_zone "graveyard")), remove_from_game(target) },
  } ]]
  s.sue:has("in play", "Test Vigil")
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  local own = s.bob:has("graveyard", "Ivory Cup")
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
  s:expect(own, { zone = "graveyard" })
end)

local plunge = [[ return sorcery "Test Plunge" {
  cost = "{U}", text = "Put the top cards of your library down to the first creature card into your graveyard.",
  put_into("graveyard", cards:owned_by(you):in_zone "library":not_below(cards:that_are "creature":owned_by(you):in_zone "library")),
} ]]

scenario("cards are not below the first that is asked for", both, function(s)
  s:card(plunge)
  s.bob:library { "Forest", "Lightning Bolt", "Grizzly Bears", "Swamp", "Serra Angel" }
  s.sue:has("graveyard", "Serra Angel")
  s.bob:has("hand", "Test Plunge")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Plunge")
  s:expect(s.bob, { library = { "Swamp", "Serra Angel" } })
end)

scenario("without one all cards are that", both, function(s)
  s:card(plunge)
  s.bob:library { "Forest", "Swamp" }
  s.sue:library { "Grizzly Bears" }
  s.bob:has("hand", "Test Plunge")
  s.bob:lands("Island", 1)
  s.bob:casts("Test Plunge")
  s:expect(s.bob, { library = 0 })
  s:expect(s.sue, { library = 1 })
end)

scenario("R-ZONE-8 an open top is seen by both, and nothing below it", both, function(s)
  s:card [[ return enchantment "Test Dreams" { cost = "{U}",
    text = "Your opponent plays with the top card of their library revealed.", top_open { affects = opponent } } ]]
  local top = s.sue:has("library", "Lightning Bolt")
  local below = s.sue:has("library", "Grizzly Bears")
  local own = s.bob:has("library", "Serra Angel")
  s:expect_view(s.bob, { does_not_see = { top, below, own } })
  s.bob:has("in play", "Test Dreams")
  s:expect_view(s.bob, { sees = top, does_not_see = { below, own } })
  s:expect_view(s.sue, { sees = top, does_not_see = { below, own } })
end)

local spawn = [[ return summon "Homarid" "Test Spawn" {
  cost = "{U}", power = 6, toughness = 6,
  text = "At the beginning of your upkeep, sacrifice Test Spawn unless you put the top two cards of your library into your graveyard.",
  at_upkeep { of = you, part = "beginning", unless { pay = mill(2), bury(self) } },
} ]]

scenario("cards from the top of the library are a price", both, function(s)
  s:card(spawn)
  local spawn = s.sue:has("in play", "Test Spawn")
  s.sue:library { "Forest", "Swamp", "Island", "Plains" }
  s.sue:will("pay", true)
  s:to("end of upkeep")
  s:next_turn()
  s:expect(spawn, { zone = "in play" })
  s:expect(s.sue, { graveyard = { "Forest", "Swamp" }, library = { "Plains" } })
end)

scenario("of fewer cards it cannot be paid", both, function(s)
  s:card(spawn)
  local spawn = s.sue:has("in play", "Test Spawn")
  s.sue:library { "Forest" }
  s.bob:library { "Forest", "Forest", "Forest" }
  s:to("end of upkeep")
  s:next_turn()
  s:expect(spawn, { zone = "graveyard" })
  s:expect(s.sue, { graveyard = { "Test Spawn" } })
end)
