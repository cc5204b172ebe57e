-- How many different ones there are, and how much the greatest is.
local both = { "fifth", "microprose" }

scenario("card types among cards in a graveyard are counted once each, and interrupts are instants", both, function(s)
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Gray Ogre")
  s.bob:has("graveyard", "Forest")
  s.bob:has("graveyard", "Lightning Bolt")
  s.bob:has("graveyard", "Counterspell")
  s.sue:has("graveyard", "Pestilence")
  s:card [[ return summon "Lhurgoyf" "Test Goyf" { cost = "{G}", power = 0, toughness = 1,
    text = "Test Goyf gets +1/+1 for each card type among cards in your graveyard.",
    continuous { plus = { card_types_among(cards:owned_by(you):in_zone "graveyard"), card_types_among(cards:owned_by(you):in_zone "graveyard") } } } ]]
  local goyf = s.bob:has("in play", "Test Goyf")
  s:expect(goyf, { power = 3, toughness = 4 })
end)

scenario("basic land types among lands are counted once each, of your own alone", both, function(s)
  s.bob:has("in play", "Forest", { count = 2 })
  s.bob:has("in play", "Swamp")
  s.sue:has("in play", "Island")
  s:card [[ return summon "Warrior" "Test Rioters" { cost = "{G}", power = 1, toughness = 1,
    text = "Test Rioters gets +1/+1 for each basic land type among lands you control.",
    continuous { plus = { land_types_among(lands:controlled_by(you)), land_types_among(lands:controlled_by(you)) } } } ]]
  local rioters = s.bob:has("in play", "Test Rioters")
  s:expect(rioters, { power = 3, toughness = 3 })
end)

scenario("colours among permanents are counted once each, and artifacts have none", both, function(s)
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:has("in play", "Gray Ogre")
  s.sue:has("in play", "Scathe Zombies")
  s.bob:mana "{C}"
  s:card [[ return artifact "Test Prism" { cost = "{1}", text = "{1}: You gain 1 life for each color among permanents you control.",
    activated { cost = "{1}", gain_life(colours_among(permanents:controlled_by(you))) } } ]]
  local prism = s.bob:has("in play", "Test Prism")
  s.bob:activates(prism)
  s:expect(s.bob, { life = 22 })
end)

scenario("the greatest power is that of one creature, and of none it is nothing", both, function(s)
  s.sue:has("in play", "Craw Wurm")
  s.bob:mana "{C}{C}"
  s:card [[ return artifact "Test Sage" { cost = "{1}", text = "{1}: You gain X life, where X is the greatest power among creatures you control.",
    activated { cost = "{1}", gain_life(greatest_among(power_of(creatures:controlled_by(you)))) } } ]]
  local sage = s.bob:has("in play", "Test Sage")
  s.bob:activates(sage)
  s:expect(s.bob, { life = 20 })
  s.bob:has("in play", "Grizzly Bears", { count = 2 })
  s.bob:has("in play", "Hurloon Minotaur")
  s.bob:has("in play", "Serra Angel")
  s.bob:activates(sage)
  s:expect(s.bob, { life = 24 })
end)

scenario("the greatest casting cost is the whole cost of one permanent", both, function(s)
  s.sue:has("in play", "Craw Wurm")
  s.bob:has("in play", "Gray Ogre", { count = 2 })
  s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{C}"
  s:card [[ return artifact "Test Muse" { cost = "{1}", text = "{1}: Draw cards equal to the greatest casting cost among permanents you control.",
    activated { cost = "{1}", draw(greatest_among(casting_cost_of(permanents:controlled_by(you)))) } } ]]
  local muse = s.bob:has("in play", "Test Muse")
  s.bob:activates(muse)
  s:expect(s.bob, { hand = 3 })
end)

scenario("a condition asks how many card types there are", both, function(s)
  s.bob:has("graveyard", "Grizzly Bears")
  s.bob:has("graveyard", "Forest")
  local ox = s.bob:makes("Test Ox", {
    power = 1, toughness = 1, types = { "creature" },
    text = "As long as there are three or more card types among cards in your graveyard, Test Ox has flying.",
  })
  s:expect(ox, { lacks = { "flying" } })
  s.bob:has("graveyard", "Gray Ogre")
  s:expect(ox, { lacks = { "flying" } })
  s.bob:has("graveyard", "Pestilence")
  s:expect(ox, { has = { "flying" } })
end)
