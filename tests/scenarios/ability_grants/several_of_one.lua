-- One ability given to one permanent several times: each is its own, with its own user, text and choice.
local both = { "fifth", "microprose" }

scenario("R-COST-1 two enchantments of one name give a land mana of the colour chosen for each", both, function(s)
  s:card [[ return enchant_land "Test Tint" { cost = "{0}", when_played { choose "colour" },
    continuous { affects = enchanted, gains = activated { cost = "{T}", speed = "mana source", add_mana_of_chosen_colour(1) } } } ]]
  local land = s.bob:has("in play", "Forest")
  s.bob:has("hand", "Test Tint", { count = 2 })
  s.bob:casts("Test Tint", { on = land, choosing = "blue" })
  s.bob:casts("Test Tint", { on = land, choosing = "red" })
  s.bob:taps_for_mana(land, "red")
  s:expect(s.bob, { mana = "{R}" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:taps_for_mana(land, "blue")
  s:expect(s.bob, { mana = "{U}" })
end)

scenario("R-COST-1 what is used knows what was chosen for that which gives it", both, function(s)
  s:card [[ return enchant_creature "Test Hate" { cost = "{0}", when_played { choose "colour" },
    continuous { affects = enchanted, gains = activated { cost = "{0}", target = creatures:of_chosen_colour(), destroy(target) } } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:has("hand", "Test Hate", { count = 2 })
  s.bob:casts("Test Hate", { on = bears, choosing = "red" })
  s.bob:activates(bears, { on = ogre })
  s:expect(ogre, { zone = "graveyard" })
  s:turn_of(s.sue)
  s:turn_of(s.bob)
  s.bob:casts("Test Hate", { on = bears, choosing = "white" })
  s.bob:activates(bears, { on = knight, ability = 2 })
  s:expect(knight, { zone = "graveyard" })
end)

scenario("R-TRIG-2 and so does what happens by itself", both, function(s)
  s:card [[ return enchant_creature "Test Rage" { cost = "{0}", when_played { choose "colour" },
    continuous { affects = enchanted, gains = becomes_tapped { what = self, destroy(creatures:of_chosen_colour()) } } } ]]
  s:card [[ return artifact "Test Tapper" { cost = "{0}", activated { cost = "{0}", target = creature, tap(target) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local knight = s.sue:has("in play", "White Knight")
  local tapper = s.bob:has("in play", "Test Tapper")
  s.bob:has("hand", "Test Rage")
  s.bob:casts("Test Rage", { on = bears, choosing = "red" })
  s.bob:activates(tapper, { on = bears })
  s:expect(ogre, { zone = "graveyard" })
  s:expect(knight, { zone = "in play" })
end)

scenario("R-ABIL-2 an enchantment of each player gives each an ability of their own", both, function(s)
  s:card [[ return enchant_creature "Test Fire" { cost = "{0}",
    continuous { affects = enchanted, gains = activated { cost = "{R}", until_end_of_turn(self, { plus = "+1/+0" }), gain_life(1) } } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Test Fire", { on = bears })
  s.sue:has("in play", "Test Fire", { on = bears })
  s.bob:lands("Mountain", 1)
  s.sue:lands("Mountain", 1)
  s.bob:activates(bears)
  s:expect(s.bob, { life = 21 })
  s:turn_of(s.sue)
  s.sue:activates(bears)
  s:expect(s.sue, { life = 21 })
  s:expect(s.bob, { life = 21 })
end)

scenario("R-INT-5 of two enchantments of one name one reads otherwise", both, function(s)
  s:card [[ return enchant_creature "Test Murder" { cost = "{0}",
    continuous { affects = enchanted, gains = activated { cost = "{0}", target = creatures:that_are "black", destroy(target) } } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local knight = s.sue:has("in play", "Black Knight")
  s.bob:has("in play", "Test Murder", { on = bears })
  local second = s.bob:has("in play", "Test Murder", { on = bears })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:lands("Island", 1)
  s.bob:casts("Sleight of Mind", { on = second, choosing = { "black", "red" } })
  s.bob:activates(bears, { on = ogre, ability = 2 })
  s:expect(ogre, { zone = "graveyard" })
  s.bob:activates(bears, { on = knight, ability = 1 })
  s:expect(knight, { zone = "graveyard" })
end)
