local both = { "fifth", "microprose" }

scenario("Ironclaw Curse gives -0/-1, and its creature blocks no power as great as its toughness", both, function(s)
  local ogre = s.sue:has("in play", "Hill Giant")
  s.bob:has("hand", "Ironclaw Curse")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Ironclaw Curse", { on = ogre })
  s:expect(ogre, { power = 3, toughness = 2 })
  local bears = s.bob:has("in play", "Grizzly Bears")
  local sprites = s.bob:has("in play", "Dwarven Trader")
  s.bob:attacks { bears, sprites }
  s:expect_illegal(function() s.sue:blocks { [ogre] = bears } end, "Hill Giant")
  s.sue:blocks { [ogre] = sprites }
  s:expect(ogre, { blocking = sprites })
end)

scenario("R-CRE-7 Ironclaw Curse kills a creature of toughness 1", both, function(s)
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("hand", "Ironclaw Curse")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Ironclaw Curse", { on = sprites })
  s:expect(sprites, { zone = "graveyard" })
end)

scenario("Ironclaw Curse: its creature that is made tougher blocks what it could not before", { "fifth", "microprose" }, function(s)
  local b = s.sue:has("in play", "Grizzly Bears"); s.bob:has("in play", "Ironclaw Curse", { on = b })
  local a = s.bob:has("in play", "Benalish Hero"); local g = s.bob:has("in play", "Gray Ogre")
  s.sue:has("hand", "Giant Growth"); s.sue:lands("Forest", 1)
  s:expect(b, { toughness = 1 })
  s.bob:attacks { a, g }
  s:expect_illegal(function() s.sue:blocks { [b] = a } end, "Ironclaw Curse")
  s.sue:casts("Giant Growth", { on = b })
  s.sue:blocks { [b] = g }
end)

scenario("Ironclaw Curse: no blocking of power as high as the toughness that is left", both, function(s)
  s:card [[return enchant_creature "Ironclaw Curse" {
    cost = "{R}",
    continuous { affects = enchanted, plus = "+0/-1" },
    cannot_block { attackers = creatures:power(toughness_of(enchanted)), affects = enchanted },
  }]]
  local guard = s.sue:makes("Guard", { power = 1, toughness = 3 })
  s.bob:has("in play", "Ironclaw Curse", { on = guard })
  local ogre = s.bob:has("in play", "Gray Ogre")
  local weak = s.bob:has("in play", "Prodigal Sorcerer")
  s.bob:attacks { ogre, weak }
  s:expect_illegal(function() s.sue:blocks { [guard] = ogre } end, "Guard")
  s.sue:blocks { [guard] = weak }
  s:expect(guard, { blocking = weak })
end)
