-- Cards that change their owner for good, and a card put up as a price.

local both = { "fifth", "microprose" }

local tablet = [[
  return artifact "Test Tablet" { cost = "{0}",
    activated { cost = "{0}", target = permanent:owned_by(opponent):not_token(),
      remove_from_game(each(self, target)),
      may {
        by = opponent, pay = lose_life(10),
        otherwise = { change_owner(self, opponent), change_owner(target) },
        put_into("graveyard", self),
      } } }
]]

scenario("what is removed by the effect itself changes its owner where it lies", both, function(s)
  s:card(tablet)
  local tablet = s.bob:has("in play", "Test Tablet")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:will("pay", false)
  s.bob:activates(tablet, { target = angel })
  s:expect(tablet, { zone = "out of game", owner = s.sue })
  s:expect(angel, { zone = "out of game", owner = s.bob })
end)

scenario("who pays keeps the card, and what was removed goes to its owner's graveyard", both, function(s)
  s:card(tablet)
  local tablet = s.bob:has("in play", "Test Tablet")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:will("pay", true)
  s.bob:activates(tablet, { target = angel })
  s:expect(s.sue, { life = 10 })
  s:expect(tablet, { zone = "graveyard", owner = s.bob })
  s:expect(angel, { zone = "out of game", owner = s.sue })
end)

scenario("who has not 10 life is not asked to pay it", both, function(s)
  s:card(tablet)
  local tablet = s.bob:has("in play", "Test Tablet")
  local angel = s.sue:has("in play", "Serra Angel")
  s.sue:life(9)
  s.bob:activates(tablet, { target = angel })
  s:expect(s.sue, { life = 9 })
  s:expect(angel, { owner = s.bob })
  s:expect_illegal(function() s.bob:activates(tablet, { target = angel }) end, "has no ability to activate")
end)

scenario("R-ZONE-1 a card of a new owner goes to that player's zones from then on", both, function(s)
  s:card [[ return sorcery "Test Deed" { cost = "{0}", target = permanent, change_owner(target) } ]]
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:has("hand", "Test Deed")
  s.bob:casts("Test Deed", { target = angel })
  -- Owning is not controlling.
  s:expect(angel, { owner = s.bob, controller = s.sue, zone = "in play" })
  s.bob:has("hand", "Terror")
  s.bob:mana "{1}{B}"
  s.bob:casts("Terror", { target = angel })
  s:expect(s.bob, { graveyard = { "Test Deed", "Serra Angel", "Terror" } })
  s:expect(s.sue, { graveyard = 0 })
end)

scenario("a card in a hand, library or graveyard lies in its new owner's", both, function(s)
  s:card [[ return sorcery "Test Claim" { cost = "{0}",
    change_owner(cards:owned_by(opponent):in_zone "hand"),
    change_owner(cards:owned_by(opponent):in_zone "graveyard"),
    change_owner(cards:owned_by(opponent):in_zone "library":on_top(1)) } ]]
  s.bob:has("hand", "Test Claim")
  s.sue:has("hand", "Gray Ogre")
  s.sue:has("graveyard", "Terror")
  local top = s.sue:has("library", "Serra Angel")
  s.bob:casts("Test Claim")
  s:expect(s.bob, { hand = { "Gray Ogre" }, library = 21 })
  s:expect(s.sue, { hand = 0, graveyard = 0, library = 20 })
  s:expect(top, { owner = s.bob, zone = "library" })
  s:expect_view(s.sue, { their_hand = 1, does_not_see = { top } })
end)

local efreet = [[
  return summon "Efreet" "Test Efreet" { cost = "{R}", power = 3, toughness = 3,
    activated { cost = { "{T}", sacrifice(self) }, target = opponent,
      unless { by = target, pay = lose_life(10),
        search_at_random(1, cards:owned_by(target):in_zone "hand"), look_at(found, players),
        exchange_owners(each(found, self)), return_to_hand(found), put_into("graveyard", self) } } }
]]

scenario("two cards exchange their owners, and each goes to its new owner's zones", both, function(s)
  s:card(efreet)
  local efreet = s.bob:has("in play", "Test Efreet")
  local angel = s.sue:has("hand", "Serra Angel")
  s.sue:will("pay", false)
  s.bob:activates(efreet, { target = s.sue })
  s:expect(efreet, { zone = "graveyard", owner = s.sue })
  s:expect(angel, { zone = "hand", owner = s.bob })
  s:expect(s.sue, { graveyard = { "Test Efreet" }, hand = 0 })
  s:expect(s.bob, { hand = { "Serra Angel" }, graveyard = 0 })
end)

scenario("R-RESOLVE-1 where there is nothing to exchange with nothing is exchanged", both, function(s)
  s:card(efreet)
  local efreet = s.bob:has("in play", "Test Efreet")
  s.sue:will("pay", false)
  s.bob:activates(efreet, { target = s.sue })
  s:expect(efreet, { zone = "graveyard", owner = s.bob })
end)

scenario("a card is anted as a price, and who has none does not pay it", both, function(s)
  s:card [[ return artifact "Test Amulet" { cost = "{0}",
    activated { cost = "{0}", target = opponent,
      unless { by = target, pay = ante(cards:owned_by(target):in_zone "library":on_top(1)), lose_life(5, target) } } } ]]
  local amulet = s.bob:has("in play", "Test Amulet")
  local top = s.sue:has("library", "Serra Angel")
  s.sue:will("pay", true)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(top, { zone = "ante" })
  s:expect(s.sue, { life = 20, library = 20 })
  s.sue:will("pay", false)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(s.sue, { life = 15, library = 20 })
  s.sue:library(0)
  s.bob:activates(amulet, { target = s.sue })
  s:expect(s.sue, { life = 10 })
end)

scenario("R-COST-3 what is not there cannot be anted for a cost", both, function(s)
  s:card [[ return artifact "Test Stake" { cost = "{0}",
    activated { cost = ante(cards:owned_by(you):in_zone "library":on_top(1)), gain_life(1) } } ]]
  local stake = s.bob:has("in play", "Test Stake")
  s.bob:library { "Forest" }
  s.bob:activates(stake)
  s:expect(s.bob, { life = 21, ante = { "Forest" } })
  s:expect_illegal(function() s.bob:activates(stake) end, "there is not enough to ante for it (R-COST-3)")
end)

scenario("R-ZONE-1 a permanent of a new owner stays where it is in the order of time", both, function(s)
  s:card [[ return sorcery "Test Deed" { cost = "{0}", target = permanent, change_owner(target) } ]]
  local first = s.sue:has("in play", "Serra Angel")
  local second = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Deed")
  s.bob:casts("Test Deed", { target = first })
  s:expect(first, { owner = s.bob, controller = s.sue, zone = "in play" })
  s:expect(second, { owner = s.sue, zone = "in play" })
end)
