-- Keywords of later years: damage that is counters, what a spell is heard for, and cards that work where they lie.
local both = { "fifth", "microprose" }

local function one_with(s, p, keyword, name, zone, size)
  s:card([[ return summon "Rogue" "]] .. name .. [[" { cost = "{2}{B}", power = ]] .. (size or 2) ..
      [[, toughness = 3, ]] .. keyword .. [[ } ]])
  return p:has(zone or "in play", name)
end

scenario("damage of wither shrinks a creature for good and hurts a player as any does", both, function(s)
  local imp = one_with(s, s.bob, "wither", "Test Imp")
  local other = one_with(s, s.bob, "wither", "Test Imp")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { imp, other }
  s.sue:blocks { [angel] = imp }
  s:to("end of attack")
  s:expect(s.sue, { life = 18, counters = {} })
  s:expect(angel, { damage = 0, power = 2, toughness = 2, counters = { ["-1/-1"] = 2 } })
  s:next_turn()
  s:expect(angel, { power = 2, toughness = 2 })
end)

scenario("what was prevented of wither is no counter", both, function(s)
  local imp = one_with(s, s.bob, "wither", "Test Imp")
  local angel = s.sue:has("in play", "Serra Angel")
  local healer = s.sue:has("in play", "Samite Healer")
  s.bob:attacks { imp }
  s.sue:blocks { [angel] = imp }
  s.sue:will_prevent(healer, { target = { from = imp, to = angel } })
  s:to("end of attack")
  s:expect(angel, { counters = { ["-1/-1"] = 1 }, damage = 0 })
end)

scenario("what deals counters to those it names deals damage to others", both, function(s)
  s:card [[ return summon "Rogue" "Test Needle" { cost = "{1}", power = 1, toughness = 1,
    text = "Test Needle deals damage to creatures in the form of -1/-1 counters.\n{T}: Test Needle deals 1 damage to target creature or player.",
    deals_counters { kind = "-1/-1", to = creatures }, activated { cost = "{T}", target = creature_or_player, deal(1, target) } } ]]
  local needle = s.bob:has("in play", "Test Needle")
  local other = s.bob:has("in play", "Test Needle")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:activates(needle, { target = bears })
  s.bob:activates(other, { target = s.sue })
  s:expect(bears, { damage = 0, counters = { ["-1/-1"] = 1 } })
  s:expect(s.sue, { life = 19, counters = {} })
end)

scenario("damage of infect is poison to a player and counters to a creature", both, function(s)
  local imp = one_with(s, s.bob, "infect", "Test Plague")
  local other = one_with(s, s.bob, "infect", "Test Plague")
  local angel = s.sue:has("in play", "Serra Angel")
  s.bob:attacks { imp, other }
  s.sue:blocks { [angel] = imp }
  s:to("end of attack")
  s:expect(s.sue, { life = 20, counters = { poison = 2 } })
  s:expect(angel, { damage = 0, counters = { ["-1/-1"] = 2 } })
end)

scenario("ten poison counters of infect end the duel", both, function(s)
  local imp = one_with(s, s.bob, "infect", "Test Plague")
  s.sue:counters { poison = 8 }
  s.bob:attacks { imp }
  s:to_the_end()
  s:expect(s.bob, { won = true })
end)

scenario("intimidate is blocked by artifact creatures and by those of its colour", both, function(s)
  local brute = one_with(s, s.bob, "intimidate", "Test Brute")
  local bears = s.sue:has("in play", "Grizzly Bears")
  local zombies = s.sue:has("in play", "Scathe Zombies")
  local golem = s.sue:makes("Test Golem", { types = { "artifact", "creature" }, power = 1, toughness = 1 })
  s.bob:attacks { brute }
  s:expect_illegal(function() s.sue:blocks { [bears] = brute } end, "intimidate")
  s.sue:blocks { [zombies] = brute, [golem] = brute }
  s.bob:assigns { [brute] = { [golem] = 1, [zombies] = 1 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
end)

scenario("extort takes one life for each spell of one's own, where it is paid for", both, function(s)
  one_with(s, s.bob, "extort", "Test Priest")
  s.bob:lands("Forest", 2)
  s.sue:lands("Forest", 3)
  s.bob:lands("Plains", 2)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Giant Growth")
  s.sue:has("hand", "Giant Growth")
  s.bob:will("pay", true)
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 19 })
  s.sue:casts("Giant Growth", { target = s.bob:finds("Grizzly Bears") })
  s.bob:casts("Giant Growth", { target = s.bob:finds("Grizzly Bears") })
  s:expect(s.bob, { life = 21 })
  s:expect(s.sue, { life = 19 })
end)

scenario("extort that is not paid for takes nothing", both, function(s)
  one_with(s, s.bob, "extort", "Test Priest")
  s.bob:lands("Forest", 2)
  s.bob:lands("Plains", 1)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:will("pay", false)
  s.bob:casts("Grizzly Bears")
  s:expect(s.bob, { life = 20 })
  s:expect(s.sue, { life = 20 })
end)

scenario("scavenge gives as many counters as the card has power and takes it out of the game", both, function(s)
  local ghoul = one_with(s, s.bob, [[scavenge("{B}")]], "Test Ghoul", "graveyard", 4)
  local here = one_with(s, s.bob, [[scavenge("{B}")]], "Test Ghoul", "in play", 4)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(ghoul, { target = bears }) end, "mana")
  s.bob:lands("Swamp", 1)
  s:expect_illegal(function() s.bob:activates(here, { target = bears }) end, "graveyard")
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:activates(ghoul, { target = bears }) end, "main")
  s:turn_of(s.bob)
  s.bob:activates(ghoul, { target = bears })
  s:expect(bears, { power = 6, toughness = 6, counters = { ["+1/+1"] = 4 } })
  s:expect(ghoul, { zone = "out of game" })
end)

scenario("transmute finds a card of the very same cost in one's own library", both, function(s)
  local mage = one_with(s, s.bob, [[transmute("{1}")]], "Test Mage", "hand")
  local here = one_with(s, s.bob, [[transmute("{1}")]], "Test Mage")
  s.bob:library { "Grizzly Bears", "Gray Ogre", "Craw Wurm", "Forest" }
  s.sue:library { "Hurloon Minotaur" }
  s:expect_illegal(function() s.bob:activates(mage) end, "mana")
  s.bob:lands("Forest", 1)
  s:expect_illegal(function() s.bob:activates(here) end, "hand")
  s.bob:will("choose", "Gray Ogre")
  s.bob:activates(mage)
  s:expect(s.bob, { hand = { "Gray Ogre" }, graveyard = { "Test Mage" }, library = 3 })
end)

for place, put in pairs {
  ["of another cost"] = function(s) return s.bob:has("library", "Craw Wurm") end,
  ["of another's library"] = function(s) return s.sue:has("library", "Hurloon Minotaur") end,
  ["of the graveyard"] = function(s) return s.bob:has("graveyard", "Gray Ogre") end,
} do
  scenario("transmute does not find a card " .. place, both, function(s)
    local mage = one_with(s, s.bob, [[transmute("{1}")]], "Test Mage", "hand")
    s.bob:library { "Forest" }
    put(s)
    s.bob:lands("Forest", 1)
    s.bob:activates(mage)
    s:expect(s.bob, { hand = {} })
  end)
end

scenario("transmute waits for a main phase of one's own", both, function(s)
  local mage = one_with(s, s.bob, [[transmute("{1}")]], "Test Mage", "hand")
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:activates(mage) end, "main")
end)
