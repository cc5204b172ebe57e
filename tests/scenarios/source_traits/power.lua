local both = { "fifth", "microprose" }

--- Bob's Puncher uses its ability against Sue; he makes it bigger in response.
local function pumped(what, life, ability)
  scenario("R-RESOLVE-2 " .. what .. " of the source is that of the announcement", both, function(s)
    s:card('return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2, ' .. ability .. " }")
    local puncher = s.bob:has("in play", "Puncher")
    s.bob:has("hand", "Giant Growth")
    s.bob:lands("Forest", 1)
    s.bob:activates(puncher, { target = s.sue, held = true })
    s.bob:casts("Giant Growth", { on = puncher, held = true })
    s:resolve()
    s:expect(puncher, { power = 5, toughness = 5 })
    s:expect(s.sue, { life = life })
  end)
end
pumped("the power", 18, [[ activated { cost = "{T}", target = player, deal(power_of(self), target) } ]])
pumped("the toughness", 18, [[ activated { cost = "{T}", target = player, deal(toughness_of(self), target) } ]])
pumped("the power, in a sum,", 17, [[ activated { cost = "{T}", target = player, deal(sum(power_of(self), 1), target) } ]])
pumped("the power, in a condition,", 19,
  [[ activated { cost = "{T}", target = player, when(compare(power_of(self), "at least", 3), { deal(3, target) }, { deal(1, target) }) } ]])
pumped("the power, asked by a filter,", 19,
  [[ activated { cost = "{T}", target = player, when(is(self, creature:power(3)), { deal(3, target) }, { deal(1, target) }) } ]])
pumped("the power, as something to be found,", 19,
  [[ activated { cost = "{T}", target = player, when(some(self:power(3)), { deal(3, target) }, { deal(1, target) }) } ]])
pumped("the power, of damage by another name,", 18,
  [[ activated { cost = "{T}", target = player, deal(1, target), when_damage_is_dealt { deal(difference(power_of(self), 1), target) } } ]])
-- Everything else is read as the effect resolves, be it the source among others.
pumped("no number of creatures", 15,
  [[ activated { cost = "{T}", target = player, when(some(creatures:power(5)), { deal(5, target) }) } ]])
pumped("no power of a creature that is named otherwise", 15,
  [[ activated { cost = "{T}", target = player, for_each(creatures, { deal(power_of(it), target) }) } ]])
-- What the effect does itself to its source comes too late as well.
pumped("the power, with what the effect adds,", 18,
  [[ activated { cost = "{T}", target = player, until_end_of_turn(self, { plus = "+1/+1" }), until_end_of_turn(self, { plus = "-1/-1" }),
    deal(power_of(self), target) } ]])

scenario("R-RESOLVE-2 X is added to the power of the announcement", both, function(s)
  s:card [[ return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2,
    activated { cost = "{X}{R}", target = player, deal(sum(power_of(self), x), target) } } ]]
  local puncher = s.bob:has("in play", "Puncher")
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{R}{R}{R}{G}"
  s.bob:activates(puncher, { target = s.sue, x = 2, held = true })
  s.bob:casts("Giant Growth", { on = puncher, held = true })
  s:resolve()
  s:expect(s.sue, { life = 16 })
end)

scenario("R-RESOLVE-2 of an ability that an enchantment gives", both, function(s)
  s:card [[ return enchant_creature "Pistol" { cost = "{R}",
    continuous { affects = enchanted, gains = activated { cost = "{T}", target = creature_or_player, deal(power_of(self), target) } } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Pistol", { on = bears })
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:activates(bears, { target = s.sue, held = true })
  s.bob:casts("Giant Growth", { on = bears, held = true })
  s:resolve()
  s:expect(s.sue, { life = 18 })
end)

scenario("R-RESOLVE-2 of an effect of a phase", both, function(s)
  s:card [[ return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2, at_upkeep { of = you, deal(power_of(self), opponent) } } ]]
  local puncher = s.bob:has("in play", "Puncher")
  s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s:next_turn()
  s:to_effect(puncher)
  s.bob:casts("Giant Growth", { on = puncher, held = true })
  s:resolve()
  s:expect(s.sue, { life = 18 })
end)

scenario("R-RESOLVE-2 what waits for the end of the turn has the power of the announcement", both, function(s)
  s:card [[ return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2,
    activated { cost = "{0}", target = player, next_end_of_turn { deal(power_of(self), target) } } } ]]
  s:card [[ return instant "Grow" { cost = "{G}", target = creature, put_counters("+1/+1", 3, target) } ]]
  local puncher = s.bob:has("in play", "Puncher")
  s.bob:has("hand", "Grow")
  s.bob:lands("Forest", 1)
  s.bob:activates(puncher, { target = s.sue })
  s.bob:casts("Grow", { on = puncher })
  s:next_turn()
  s:expect(s.sue, { life = 18 })
end)

scenario("R-RESOLVE-2 power that the source loses in response", both, function(s)
  s:card [[ return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2,
    activated { cost = "{T}", target = player, deal(power_of(self), target) } } ]]
  local puncher = s.bob:has("in play", "Puncher")
  local queen = s.sue:has("in play", "Sorceress Queen")
  s.bob:activates(puncher, { target = s.sue, held = true })
  s.sue:activates(queen, { target = puncher, held = true })
  s:resolve()
  s:expect(s.sue, { life = 18 })
end)

scenario("R-RESOLVE-2 only an interrupt aimed at the effect changes the power that it knows", both, function(s)
  s:card [[ return summon "Ogre" "Puncher" { cost = "{R}", power = 2, toughness = 2,
    activated { cost = "{T}", target = player, deal(power_of(self), target) } } ]]
  s:card [[ return interrupt "Swell" { cost = "{G}", target = effect, for_good(target, { plus = "+3/+0" }) } ]]
  local puncher = s.bob:has("in play", "Puncher")
  s.sue:has("hand", "Swell")
  s.sue:lands("Forest", 1)
  local play = s.bob:activates(puncher, { target = s.sue, held = true })
  s.sue:interrupts(play, "Swell")
  s:resolve()
  s:expect(puncher, { power = 2 })
  s:expect(s.sue, { life = 15 })
end)

scenario("R-RESOLVE-2 who controlled the source at the announcement does so to the effect", both, function(s)
  s:card [[ return artifact "Debt" { cost = "{1}", activated { cost = "{0}", lose_life(1, controller_of(self)) } } ]]
  s:card [[ return instant "Seize" { cost = "{U}", target = artifact, for_good(target, { controller = you }) } ]]
  local debt = s.bob:has("in play", "Debt")
  s.sue:has("hand", "Seize")
  s.sue:lands("Island", 1)
  s.bob:activates(debt, { held = true })
  s.sue:casts("Seize", { on = debt, held = true })
  s:resolve()
  s:expect(debt, { controller = s.sue })
  s:expect(s.bob, { life = 19 })
end)
