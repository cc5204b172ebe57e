scenario("Hypnotic Specter makes the damaged opponent discard at random", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  s.sue:has("hand", "Grizzly Bears")
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = {}, graveyard = { "Grizzly Bears" } })
end)

scenario("Hypnotic Specter: chance, and not the player, says which card goes", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  local bears = s.sue:has("hand", "Grizzly Bears")
  local ogre = s.sue:has("hand", "Gray Ogre")
  s:chance { 2 }
  s.bob:attacks { specter }
  s:to("end of attack")
  s:expect(bears, { zone = "hand" })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("Hypnotic Specter flies, and what another creature deals costs no card", function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.sue:has("in play", "Gray Ogre")
  s.sue:has("hand", "Gray Ogre", { count = 2 })
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, hand = 2 })
  s:next_turn()
  s:next_turn()
  s.bob:attacks { specter }
  s:expect_illegal(function() s.sue:blocks { [ogre] = specter } end, "R-FLY-1")
end)

scenario("Hypnotic Specter takes no card of its own controller, nor for the damage of a creature", function(s)
  s:card [[ return enchant_creature "Test Bow" {
    cost = "{1}", text = "Enchanted creature gains \"{T}: This creature deals 1 damage to target creature or player.\"",
    continuous {
      affects = enchanted,
      gains = activated { cost = "{T}", target = creature_or_player, deal(1, target) },
    },
  } ]]
  for _, p in ipairs { s.bob, s.sue } do
    p:has("hand", "Gray Ogre", { count = 2 })
  end
  local specters = s.bob:has("in play", "Hypnotic Specter", { count = 2 })
  for _, specter in ipairs(specters) do s.bob:has("in play", "Test Bow", { on = specter }) end
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(specters[1], { target = bears })
  s.bob:activates(specters[2], { target = s.bob })
  s:expect(bears, { damage = 1 })
  s:expect(s.bob, { life = 19, hand = 2 })
  s:expect(s.sue, { life = 20, hand = 2 })
end)

scenario("Hypnotic Specter takes no card for damage that was prevented (R-TRIG-4)", { "fifth", "microprose" }, function(s)
  local specter = s.bob:has("in play", "Hypnotic Specter")
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.sue:has("hand", "Gray Ogre")
  s.bob:attacks { specter }
  s.sue:will_prevent(circle)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = { "Gray Ogre" } })
end)
