-- An enchantment that is cast on a dead creature, brings it into play, and is on it from then on.

local both = { "fifth", "microprose" }

local animation = [[
  return enchantment "Test Animation" { cost = "{B}", on = cards:that_are "creature":in_zone "graveyard",
    comes_into_play { what = self, condition = some(self:in_zone "in play"),
      from_now_on(enchants_instead { on = creatures:brought_by(self), affects = self }),
      return_to_play_tapped(enchanted),
      attach(self, moved),
      the_next_time { event = leaves_play { what = self }, sacrifice(moved) } },
    continuous { affects = enchanted, plus = "+0/+1" } }
]]

local function animated(s)
  s:card(animation)
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Animation")
  s.bob:mana "{B}"
  s.bob:casts("Test Animation", { on = bears })
  return bears, s.bob:finds "Test Animation"
end

scenario("R-ENCH-1 a dead creature is brought into play by what is put on it, and carries it", both, function(s)
  local bears, animation = animated(s)
  s:expect(bears, { zone = "in play", controller = s.bob, owner = s.sue, tapped = true, power = 2, toughness = 3 })
  s:expect(animation, { zone = "in play" })
  s:next_turn()
  s:expect(bears, { toughness = 3 })
end)

scenario("a living creature, and what is no creature, cannot be enchanted by it", both, function(s)
  s:card(animation)
  local living = s.sue:has("in play", "Grizzly Bears")
  local dead = s.sue:has("graveyard", "Terror")
  s.sue:has("graveyard", "Gray Ogre")
  s.bob:has("hand", "Test Animation")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:casts("Test Animation", { on = living }) end, "does not lie where it must")
  s:expect_illegal(function() s.bob:casts("Test Animation", { on = dead }) end, "Terror is no creature")
end)

scenario("the creature goes when the enchantment does, whoever controls it by then", both, function(s)
  local bears, animation = animated(s)
  s.sue:has("in play", "Control Magic", { on = bears })
  s:expect(bears, { controller = s.sue })
  s.bob:has("hand", "Disenchant")
  s.bob:mana "{1}{W}"
  s.bob:casts("Disenchant", { target = animation })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-ENCH-2 the enchantment goes when the creature does", both, function(s)
  local bears, animation = animated(s)
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}"
  s.bob:casts("Unsummon", { target = bears })
  s:expect(bears, { zone = "hand" })
  s:expect(animation, { zone = "graveyard" })
end)

scenario("R-ENCH-3 it is on no other creature than the one that it has brought", both, function(s)
  s:card [[ return sorcery "Test Move" { cost = "{0}", target = creature,
    attach(permanents:enchanting(creatures), target) } ]]
  local bears, animation = animated(s)
  local other = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Move")
  s.bob:casts("Test Move", { target = other })
  s:expect(bears, { zone = "in play", toughness = 3 })
  s:expect(other, { toughness = 2 })
end)

scenario("R-TARGET-5 where the card is gone the spell fails", both, function(s)
  s:card(animation)
  s:card [[ return instant "Test Burial" { cost = "{0}", target = card:in_zone "graveyard", remove_from_game(target) } ]]
  local bears = s.sue:has("graveyard", "Grizzly Bears")
  s.bob:has("hand", "Test Animation")
  s.sue:has("hand", "Test Burial")
  s.bob:mana "{B}"
  s.bob:casts("Test Animation", { on = bears, held = true })
  s.sue:casts("Test Burial", { target = bears, held = true })
  s:resolve()
  s:expect(bears, { zone = "out of game" })
  s:expect(s.bob, { graveyard = { "Test Animation" } })
end)
