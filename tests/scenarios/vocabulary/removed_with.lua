-- What a card's effect has removed or set aside is found again by that, even when the card has gone.
local both = { "fifth", "microprose" }

local prison = [[ return enchantment "Test Prison" { cost = "{U}{U}",
  text = [=[
    When Test Prison comes into play, remove target creature from the game.
    When Test Prison leaves play, put all cards removed from the game with Test Prison into play under their owner's control.
  ]=],
  comes_into_play { what = self, target = creature, remove_from_game(target) },
  leaves_play { what = self, return_to_play(cards:removed_by(self), owner_of(cards:removed_by(self))) } } ]]

local vault = [[ return artifact "Test Vault" { cost = "{4}",
  activated { cost = "{1}", put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)) },
  activated { cost = "{0}", first { bury(self), to = { discard_all(), return_to_hand(cards:removed_by(self)) } } },
  leaves_play { what = self, put_into("graveyard", cards:removed_by(self)) } } ]]

local scepter = [[ return artifact "Test Scepter" { cost = "{0}",
  activated { cost = "{1}", search(1, cards:owned_by(you):in_zone "hand"), put_into("set aside", found), look_at(moved) },
  activated { cost = "{1}", search(1, cards:owned_by(you):removed_by(self)), return_to_hand(found) },
  loses_control { what = self, by = you, put_into("graveyard", cards:removed_by(self)) } } ]]

local pact = [[ return enchantment "Test Pact" { cost = "{B}{B}{B}",
  discards { by = you, remove_from_game(it:owned_by(you):in_zone "graveyard") },
  activated { cost = lose_life(1), put_into("set aside", cards:owned_by(you):in_zone "library":on_top(1)),
    the_next_time { event = at_end_of_turn { of = you }, return_to_hand(moved) } } } ]]

scenario("what was removed comes back when the card leaves play, to its owner", both, function(s)
  s:card(prison)
  s.bob:has("hand", "Test Prison")
  s.bob:lands("Island", 2)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:will("target", bears)
  s.bob:casts("Test Prison")
  s:expect(bears, { zone = "out of game" })
  s.sue:casts("Disenchant", { target = s.bob:finds("Test Prison") })
  s:expect(bears, { zone = "in play", controller = s.sue })
end)

scenario("of two each brings back its own, and nothing that another effect has removed", both, function(s)
  s:card(prison)
  s.bob:has("hand", "Test Prison", { count = 2 })
  s.bob:lands("Island", 4)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local wall = s.sue:has("in play", "Wall of Brambles")
  local away = s.sue:has("out of game", "Craw Wurm")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:will("target", bears)
  s.bob:casts("Test Prison")
  local first = s.bob:finds("Test Prison")
  s.bob:will("target", wall)
  s.bob:casts("Test Prison")
  s.sue:casts("Disenchant", { target = first })
  s:expect(bears, { zone = "in play" })
  s:expect(wall, { zone = "out of game" })
  s:expect(away, { zone = "out of game" })
end)

scenario("what is face down under it comes to the hand before it is put away (R-ZONE-13)", both, function(s)
  s:card(vault)
  local artifact = s.bob:has("in play", "Test Vault")
  s.bob:lands("Island", 1)
  s.bob:has("library", "Lightning Bolt")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:activates(artifact, { ability = 1 })
  s:expect(s.bob, { set_aside = 1, library = 20 })
  s:expect_view(s.bob, { set_aside = {} })
  s.bob:activates(artifact, { ability = 2 })
  s:expect(s.bob, { hand = { ["Lightning Bolt"] = 1 }, graveyard = { ["Grizzly Bears"] = 1, ["Test Vault"] = 1 } })
end)

scenario("destroyed, it takes what lies under it to the graveyard", both, function(s)
  s:card(vault)
  local artifact = s.bob:has("in play", "Test Vault")
  s.bob:lands("Island", 1)
  s.bob:has("library", "Lightning Bolt")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:activates(artifact, { ability = 1 })
  s.sue:casts("Disenchant", { target = artifact })
  s:expect(s.bob, { hand = 0, graveyard = { ["Lightning Bolt"] = 1, ["Test Vault"] = 1 } })
end)

scenario("a card from the hand, known to its owner alone, and back (R-ZONE-13)", both, function(s)
  s:card(scepter)
  local artifact = s.bob:has("in play", "Test Scepter")
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Island", 2)
  s.bob:activates(artifact, { ability = 1 })
  s:expect(bolt, { zone = "set aside" })
  s:expect_view(s.bob, { sees = { bolt } })
  s:expect_view(s.sue, { does_not_see = { bolt } })
  s.bob:activates(artifact, { ability = 2 })
  s:expect(bolt, { zone = "hand" })
end)

scenario("whoever loses it loses what lies under it", both, function(s)
  s:card(scepter)
  local artifact = s.bob:has("in play", "Test Scepter")
  local bolt = s.bob:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:lands("Island", 1)
  s.bob:activates(artifact, { ability = 1 })
  s.sue:casts("Disenchant", { target = artifact })
  s:expect(bolt, { zone = "graveyard" })
end)

scenario("set aside until the end of one's own turn, whoever's comes first (R-CLEAN-3)", both, function(s)
  s:card(pact)
  local enchantment = s.sue:has("in play", "Test Pact")
  s.sue:has("library", "Lightning Bolt")
  s.sue:activates(enchantment)
  s:expect(s.sue, { life = 19, set_aside = 1 })
  s:turn_of(s.sue)
  s:expect(s.sue, { set_aside = 1 })
  s:to("cleanup")
  s:next_turn()
  s:expect(s.sue, { set_aside = 0 })
end)

scenario("what is discarded leaves the game out of the own graveyard", both, function(s)
  s:card(pact)
  s:card [[ return sorcery "Test Loss" { cost = "{B}", discard(1), discard(1, opponent) } ]]
  s.bob:has("in play", "Test Pact")
  local bears = s.bob:has("hand", "Grizzly Bears")
  local wurm = s.sue:has("hand", "Craw Wurm")
  s.bob:has("hand", "Test Loss")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Test Loss")
  s:expect(bears, { zone = "out of game" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("returned at the end of turn, and the next draw is skipped at once (R-SKIP-1)", both, function(s)
  s:card [[ return summon "Gargoyle" "Test Gargoyle" { cost = "{4}{W}", power = 2, toughness = 2,
    put_into_graveyard { what = self, next_end_of_turn { return_to_play(self, owner_of(self)) }, skip_phase "draw" } } ]]
  local gargoyle = s.sue:has("in play", "Test Gargoyle")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = gargoyle })
  s:expect(gargoyle, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:expect(gargoyle, { zone = "in play", controller = s.sue })
  s:expect(s.sue, { hand = 0, library = 20 })
end)

scenario("put up, it is none of the other cards of the ante (R-ANTE-2)", both, function(s)
  s:card [[ return artifact "Test Bird" { cost = "{1}",
    activated { cost = "{T}", first { ante(self), to = { put_into("graveyard", cards:owned_by(you):other():in_zone "ante"), draw(1) } } } } ]]
  local bird = s.bob:has("in play", "Test Bird")
  local wurm = s.bob:has("ante", "Craw Wurm")
  local bears = s.sue:has("ante", "Grizzly Bears")
  s.bob:activates(bird)
  s:expect(bird, { zone = "ante" })
  s:expect(wurm, { zone = "graveyard" })
  s:expect(bears, { zone = "ante" })
  s:expect(s.bob, { hand = 1 })
end)

-- --------------------------------------------------------------------------------------- names of cards
local sphinx = [[ return summon "Sphinx" "Test Sphinx" { cost = "{2}{W}", power = 3, toughness = 4,
  activated { cost = "{T}", target = player, choose("card name", target),
    look_at(cards:owned_by(target):in_zone "library":on_top(1), players),
    when(is(cards:owned_by(target):in_zone "library":on_top(1), cards:of_chosen_name()),
      { return_to_hand(cards:owned_by(target):in_zone "library":on_top(1)) },
      { put_into("graveyard", cards:owned_by(target):in_zone "library":on_top(1)), deal(2, target) }) } } ]]

scenario("the player names the card on top, and has it", both, function(s)
  s:card(sphinx)
  local creature = s.bob:has("in play", "Test Sphinx")
  local bolt = s.sue:has("library", "Lightning Bolt")
  s.sue:will("choose", "Lightning Bolt")
  s.bob:activates(creature, { target = s.sue })
  s:expect(bolt, { zone = "hand" })
  s:expect(s.sue, { life = 20 })
end)

scenario("another name, and it is lost", both, function(s)
  s:card(sphinx)
  local creature = s.bob:has("in play", "Test Sphinx")
  local bolt = s.sue:has("library", "Lightning Bolt")
  s.sue:has("hand", "Grizzly Bears")
  s.sue:will("choose", "Grizzly Bears")
  s.bob:activates(creature, { target = s.sue })
  s:expect(bolt, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
end)

scenario("of what is shown all of that name are discarded, and nothing else", both, function(s)
  s:card [[ return summon "King" "Test King" { cost = "{3}{U}", power = 3, toughness = 3,
    activated { cost = "{X}, {T}", only_if = your_turn, target = opponent, choose "card name",
      search_at_random(x, cards:owned_by(target):in_zone "hand"), look_at(found, players),
      discard_all(target, found:of_chosen_name()) } } ]]
  local king = s.bob:has("in play", "Test King")
  s.bob:lands("Island", 3)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:has("hand", "Grizzly Bears")
  s.bob:activates(king, { x = 3, choosing = "Lightning Bolt", target = s.sue })
  s:expect(s.sue, { hand = { ["Grizzly Bears"] = 1 }, graveyard = { ["Lightning Bolt"] = 2 } })
end)
