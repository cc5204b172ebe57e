-- What cards of one expansion come to, what waits for an upkeep or an untap phase, and who was chosen.
local both = { "fifth", "microprose" }

scenario("R-EXP-1 each player gives up what is from the expansion, and nothing is regenerated", both, function(s)
  s:card [[ return artifact "Test Sylex" { cost = "{4}",
    text = "{0}: Each nontoken permanent from the antiquities expansion is sacrificed by its controller.",
    activated { cost = "{0}", sacrifice(permanents:not_token():from_expansion "ATQ") } } ]]
  local sylex = s.bob:has("in play", "Test Sylex")
  local mine = s.bob:has("in play", "Wall of Spears")
  local theirs = s.sue:has("in play", "Amulet of Kroog")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(sylex)
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s:expect(sylex, { zone = "in play" })
end)

scenario("R-EXP-1 none of the expansion stays in play or is played, but what says so", both, function(s)
  s:card [[ return artifact "Test Bottle" { cost = "{2}",
    text = "Whenever another nontoken permanent from the arabian nights expansion is in play, its controller sacrifices it. Players cannot cast spells or play lands from the arabian nights expansion.",
    whenever_state { only_if = some(permanents:other():not_token():from_expansion "ARN"),
      sacrifice(permanents:other():not_token():from_expansion "ARN") },
    cannot_play { cards = cards:from_expansion "ARN", affects = players } } ]]
  local mine = s.bob:has("in play", "Brass Man")
  local theirs = s.sue:has("in play", "Sorceress Queen")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Swamp", 6)
  s.bob:has("hand", "Test Bottle")
  s.bob:casts("Test Bottle")
  s:expect(mine, { zone = "graveyard" })
  s:expect(theirs, { zone = "graveyard" })
  s:expect(bears, { zone = "in play" })
  s.bob:has("hand", "Brass Man")
  s:expect_illegal(function() s.bob:casts("Brass Man") end, "Test Bottle")
  s.bob:has("hand", "Scathe Zombies")
  s.bob:casts("Scathe Zombies")
end)

scenario("so many tokens as there are lands when the upkeep comes", both, function(s)
  s:card [[ return summon "Warrior" "Test Tamar" { cost = "{R}", power = 1, toughness = 1,
    text = "When Test Tamar comes into play, create X 1/1 Sand Warrior creature tokens that are red, green, and white at the beginning of your next upkeep, where X is the number of lands you control at that time.",
    comes_into_play { what = self, the_next_time { event = at_upkeep { of = you, part = "beginning" },
      make_token(count(lands:controlled_by(you)), token "Sand Warrior" "Sand Warrior" { power = 1, toughness = 1, colour = { "white", "red", "green" } }) } } } ]]
  s.bob:lands("Mountain", 1)
  s.bob:has("hand", "Test Tamar")
  s.bob:has("hand", "Forest")
  s.bob:casts("Test Tamar")
  s:expect(s.bob, { in_play = 2 })
  s.bob:plays_land("Forest")
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { ["Mountain"] = 1, ["Forest"] = 1, ["Test Tamar"] = 1, ["Sand Warrior"] = 2 } })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s:expect(s.bob, { in_play = { ["Mountain"] = 1, ["Forest"] = 1, ["Test Tamar"] = 1, ["Sand Warrior"] = 2 } })
end)

scenario("what a land becomes until its controller's next untap phase", both, function(s)
  s:card [[ return summon "Orc" "Test Farmer" { cost = "{R}", power = 1, toughness = 1,
    text = "{0}: Target land becomes a Swamp until its controller's next untap step.",
    activated { cost = "{0}", target = land, until_next_untap(target, { becomes_land = "swamp" }) } } ]]
  local farmer = s.bob:has("in play", "Test Farmer")
  local forest = s.sue:has("in play", "Forest")
  local own = s.bob:has("in play", "Mountain")
  s.bob:activates(farmer, { target = forest })
  s.bob:activates(farmer, { target = own })
  s:expect(forest, { land_types = { "swamp" } })
  s:turn_of(s.sue)
  s:expect(forest, { land_types = { "forest" } })
  s:expect(own, { land_types = { "swamp" } })
  s:turn_of(s.bob)
  s:expect(own, { land_types = { "mountain" } })
end)

scenario("who was chosen, and what colour, is looked at all the time", both, function(s)
  s:card [[ return enchantment "Test Jihad" { cost = "{W}",
    text = "When you play Test Jihad, choose a color and choose an opponent. As long as the chosen player controls a nontoken permanent of the chosen color, white creatures get +2/+1. When the chosen player controls no nontoken permanents of the chosen color, sacrifice Test Jihad.",
    when_played { choose "colour", choose "opponent" },
    continuous { affects = creatures:that_are "white",
      only_if = some(permanents:controlled_by(chosen_player):not_token():of_chosen_colour()), plus = "+2/+1" },
    whenever_state { only_if = no(permanents:controlled_by(chosen_player):not_token():of_chosen_colour()), bury(self) } } ]]
  local knight = s.bob:has("in play", "White Knight")
  s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Jihad")
  s.bob:lands("Plains", 1)
  s.bob:casts("Test Jihad", { choosing = "green" })
  s:expect(knight, { power = 4, toughness = 3 })
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.bob:casts("Terror", { target = bears })
  s:expect(knight, { power = 2, toughness = 2 })
  s:expect(s.bob, { graveyard = { ["Test Jihad"] = 1, ["Terror"] = 1 } })
end)

scenario("each draws for his own before they are gone, and a thief for what he stole", both, function(s)
  s:card [[ return sorcery "Test Cry" { cost = "{W}",
    text = "Exile all white creatures. For each creature exiled this way, its controller draws a card.",
    for_each(creatures:that_are "white", { draw(1, controller_of(it)) }),
    remove_from_game(creatures:that_are "white") } ]]
  s.bob:has("in play", "White Knight")
  s.bob:has("in play", "White Knight", { controller = s.sue })
  s.sue:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:lands("Plains", 1)
  s.bob:has("hand", "Test Cry")
  s.bob:casts("Test Cry")
  s:expect(s.bob, { hand = 1, out_of_game = { ["White Knight"] = 2 } })
  s:expect(s.sue, { hand = 2, out_of_game = { ["Mesa Pegasus"] = 1 } })
  s:expect(bears, { zone = "in play" })
end)
