-- A card that is thrown, and what rules ask for besides mana.

local both = { "fifth", "microprose" }

local orb = [[ return artifact "Test Orb" { cost = "{2}",
  activated { cost = "{1}, {T}", flip_card(), destroy(found:not_token()), destroy(self) } } ]]

scenario("what a thrown card touches is told by who throws it", both, function(s)
  s:card(orb)
  local thrown = s.bob:has("in play", "Test Orb")
  s.bob:lands("Forest", 1)
  local touched = s.sue:makes("Ox", { power = 1, toughness = 1 })
  local also = s.sue:has("in play", "Island")
  local spared = s.sue:makes("Cow", { power = 1, toughness = 1 })
  s.bob:will("choose", touched)
  s.bob:will("choose", also)
  s.bob:will("choose", false)
  s.bob:activates(thrown)
  s:expect(touched, { zone = "graveyard" })
  s:expect(also, { zone = "graveyard" })
  s:expect(spared, { zone = "in play" })
  s:expect(thrown, { zone = "graveyard" })
end)

scenario("a thrown card that touches nothing does nothing, and one that is gone is not thrown", both, function(s)
  s:card(orb)
  s:card [[ return instant "Test Shatter" { cost = "{R}", target = artifact, destroy(target) } ]]
  local first = s.bob:has("in play", "Test Orb")
  local second = s.bob:has("in play", "Test Orb")
  s.bob:lands("Forest", 2)
  local ox = s.sue:makes("Ox", { power = 1, toughness = 1 })
  s.bob:will("choose", false)
  s.bob:activates(first)
  s:expect(ox, { zone = "in play" })
  s:expect(first, { zone = "graveyard" })
  s.sue:has("hand", "Test Shatter")
  s.sue:lands("Mountain", 1)
  s.bob:activates(second, { held = true })
  s.sue:casts("Test Shatter", { on = second, held = true })
  -- Nobody is asked what it touches.
  s:resolve()
  s:expect(ox, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
end)

local star = [[ return sorcery "Test Star" { cost = "{R}",
  flip_card(), deal(3, found:that_are "creature"), when_damage_is_dealt { tap(creatures:damaged_by(self)) } } ]]

scenario("R-DP-5 of what a thrown spell touches that is tapped which was dealt damage", both, function(s)
  s:card(star)
  s.bob:has("hand", "Test Star")
  s.bob:lands("Mountain", 1)
  local hurt = s.sue:makes("Ox", { power = 1, toughness = 4 })
  local saved = s.sue:makes("Cow", { power = 1, toughness = 4 })
  local island = s.sue:has("in play", "Island")
  local spared = s.sue:makes("Calf", { power = 1, toughness = 4 })
  s:card [[ return instant "Test Salve" { cost = "{W}", target = packet, prevent(target) } ]]
  s.sue:has("hand", "Test Salve")
  s.sue:lands("Plains", 1)
  s.bob:will("choose", hurt)
  s.bob:will("choose", saved)
  s.bob:will("choose", island)
  s.bob:will("choose", false)
  s.sue:will_prevent("Test Salve", { target = { to = saved } })
  s.bob:casts("Test Star")
  s:expect(hurt, { tapped = true, damage = 3 })
  s:expect(saved, { tapped = false, damage = 0 })
  s:expect(island, { tapped = false, zone = "in play" })
  s:expect(spared, { tapped = false, damage = 0 })
end)

local drought = [[ return enchantment "Test Drought" { cost = "{2}",
  casting_asks { cost = sacrifice(land:of_type "swamp"), symbol = "{B}", affects = players },
  using_asks { cost = sacrifice(land:of_type "swamp"), symbol = "{B}", affects = players } } ]]

scenario("R-COST-1 casting asks for a land for each symbol of a colour, and for nothing where there is none", both, function(s)
  s:card(drought)
  s:card [[ return sorcery "Test Rite" { cost = "{1}{B}{B}", gain_life(1) } ]]
  s:card [[ return sorcery "Test Song" { cost = "{2}{G}", gain_life(2) } ]]
  s.sue:has("in play", "Test Drought")
  s.bob:has("hand", "Test Rite")
  s.bob:has("hand", "Test Song")
  s.bob:mana "{B}{B}{B}{G}{G}{G}"
  local one = s.bob:has("in play", "Swamp")
  local forest = s.bob:has("in play", "Forest")
  local hers = s.sue:has("in play", "Swamp")
  s:expect_illegal(function() s.bob:casts("Test Rite") end, "sacrifice")
  s.bob:casts("Test Song")
  s:expect(one, { zone = "in play" })
  s:expect(s.bob, { life = 22 })
end)

scenario("R-COST-1 lands that are asked for are given up, and may give their mana before", both, function(s)
  s:card(drought)
  s:card [[ return sorcery "Test Rite" { cost = "{1}{B}{B}", gain_life(1) } ]]
  s.sue:has("in play", "Test Drought")
  s.bob:has("hand", "Test Rite")
  local first = s.bob:has("in play", "Swamp")
  s.bob:has("in play", "Swamp")
  s.bob:lands("Forest", 1)
  local hers = s.sue:has("in play", "Swamp")
  s.bob:will("sacrifice", first)
  s.bob:casts("Test Rite")
  s:expect(s.bob, { life = 21, in_play = { "Forest" }, graveyard = { Swamp = 2, ["Test Rite"] = 1 } })
  s:expect(hers, { zone = "in play" })
end)

scenario("R-COST-1 abilities ask for as many, whoever uses them", both, function(s)
  s:card(drought)
  s:card [[ return artifact "Test Rod" { cost = "{1}", activated { cost = "{B}{B}", gain_life(1) }, activated { cost = "{G}", gain_life(2) } } ]]
  s:card [[ return artifact "Test Chest" { cost = "{1}", activated { cost = "{0}", gain_life(5) } } ]]
  s.sue:has("in play", "Test Drought")
  local rod = s.bob:has("in play", "Test Rod")
  s.bob:lands("Swamp", 1)
  s.bob:mana "{B}{B}{B}{B}{G}"
  s:expect_illegal(function() s.bob:activates(rod, { ability = 1 }) end, "sacrifice")
  s.bob:activates(rod, { ability = 2 })
  s:expect(s.bob, { life = 22, in_play = { "Test Rod", "Swamp" } })
  local second = s.bob:has("in play", "Swamp")
  local third = s.bob:has("in play", "Swamp")
  s.bob:will("sacrifice", second)
  s.bob:will("sacrifice", third)
  s.bob:activates(rod, { ability = 1 })
  s:expect(s.bob, { life = 23, in_play = { "Test Rod", "Swamp" } })
end)

scenario("R-COST-1 abilities ask for as many where they work outside play", both, function(s)
  s:card(drought)
  s:card [[ return summon "Ghoul" "Test Ghoul" { cost = "{B}", power = 1, toughness = 1,
    text = "{B}: Put Test Ghoul from your graveyard into play.",
    activated { cost = "{B}", only_if = is(self, cards:in_zone "graveyard"), return_to_play(self:in_zone "graveyard") } } ]]
  s.sue:has("in play", "Test Drought")
  local ghoul = s.bob:has("graveyard", "Test Ghoul")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(ghoul) end, "sacrifice")
  local swamp = s.bob:has("in play", "Swamp")
  s.bob:activates(ghoul)
  s:expect(ghoul, { zone = "in play" })
  s:expect(swamp, { zone = "graveyard" })
end)

scenario("R-COST-1 what is asked for reads as the words of the rule do, and a symbol is no word", both, function(s)
  s:card(drought)
  s:card [[ return sorcery "Test Rite" { cost = "{B}", gain_life(1) } ]]
  s:card [[ return sorcery "Test Song" { cost = "{G}", gain_life(2) } ]]
  local rule = s.sue:has("in play", "Test Drought")
  s.bob:has("hand", "Magical Hack")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "Test Rite")
  s.bob:has("hand", "Test Song")
  s.bob:mana "{U}{U}{B}{G}"
  local swamp = s.bob:has("in play", "Swamp")
  local plains = s.bob:has("in play", "Plains")
  s.bob:casts("Magical Hack", { target = rule, choosing = { "swamp", "plains" } })
  s.bob:casts("Sleight of Mind", { target = rule, choosing = { "black", "green" } })
  s.bob:casts("Test Song")
  s:expect(s.bob, { life = 22 })
  s:expect(plains, { zone = "in play" })
  s.bob:casts("Test Rite")
  s:expect(plains, { zone = "graveyard" })
  s:expect(swamp, { zone = "in play" })
end)

local mirror = [[ return artifact "Test Mirror" { cost = "{2}",
  activated { cost = "{X}, {T}",
    target = spell:targeting(you):with_one_target():casting_cost(half_up(x), "exactly"):casting_cost(half_down(x), "exactly"),
    retarget(target, players) } } ]]

scenario("R-TARGET-1 the target of a spell becomes another player, for twice what the spell costs", both, function(s)
  s:card(mirror)
  local glass = s.sue:has("in play", "Test Mirror")
  s.sue:lands("Island", 3)
  s.sue:makes("Ox", { power = 1, toughness = 1 })
  s.bob:makes("Cow", { power = 1, toughness = 1 })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  local bolt = s.bob:casts("Lightning Bolt", { on = s.sue, held = true })
  s:expect_illegal(function() s.sue:activates(glass, { target = bolt, x = 1 }) end, "from 2 to 2")
  s:expect_illegal(function() s.sue:activates(glass, { target = bolt, x = 3 }) end, "from 2 to 2")
  -- The creatures, which it could have as well, are no players.
  s.sue:activates(glass, { target = bolt, x = 2, held = true })
  s:resolve()
  s:expect(s.sue, { life = 20 })
  s:expect(s.bob, { life = 17 })
end)
