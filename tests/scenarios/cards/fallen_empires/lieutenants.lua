-- Creatures that give one of a type +1/+0: name, mana, of whom, of whom not.
local lieutenants = {
  { "Dwarven Lieutenant", "{C}{R}", "Dwarven Warriors", "Gray Ogre" },
  { "Icatian Lieutenant", "{C}{W}", "Icatian Scout", "White Knight" },
}

for _, l in ipairs(lieutenants) do
  scenario(l[1] .. " gives +1/+0 until end of turn to its own people, itself among them, and to nobody else", { "fifth", "microprose" }, function(s)
    local lieutenant = s.bob:has("in play", l[1], { sick = true })
    local soldier = s.bob:has("in play", l[3])
    local other = s.bob:has("in play", l[4])
    s.bob:mana(l[2] .. l[2] .. l[2])
    s:expect_illegal(function() s.bob:activates(lieutenant, { target = other }) end, "R-TARGET-1")
    s.bob:activates(lieutenant, { target = soldier })
    s.bob:activates(lieutenant, { target = soldier })
    s.bob:activates(lieutenant, { target = lieutenant })
    s:expect(soldier, { power = 3, toughness = 1 })
    s:expect(lieutenant, { power = 2, toughness = 2 })
    s:next_turn()
    s:expect(soldier, { power = 1, toughness = 1 })
  end)
end

for _, l in ipairs(lieutenants) do
  scenario(l[1] .. " strengthens the opponent's people too, and asks for mana of its colour", { "fifth", "microprose" }, function(s)
    local lieutenant = s.bob:has("in play", l[1])
    local hers = s.sue:has("in play", l[3])
    s.bob:mana "{C}{C}"
    s:expect_illegal(function() s.bob:activates(lieutenant, { target = hers }) end, "R-COST-1")
    s.bob:mana(l[2])
    s.bob:activates(lieutenant, { target = hers })
    s:expect(hers, { power = 2, toughness = 1 })
    s:expect(lieutenant, { tapped = false, power = 1 })
  end)
end
