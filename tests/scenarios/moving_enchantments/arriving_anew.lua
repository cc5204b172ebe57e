-- A moved enchantment comes as if freshly played (R-ENCH-5), and nobody else hears of it (R-ENCH-6).

local both = { "fifth", "microprose" }

--- Sue's enchantment is on her creature, and Bob moves it to his, of another player.
local function moved(s, name, options)
  local old = s.sue:has("in play", "Grizzly Bears")
  local new = s.bob:has("in play", "Gray Ogre")
  options = options or {}
  options.on = old
  local enchantment = s.sue:has("in play", name, options)
  s.bob:has("hand", "Enchantment Alteration")
  s.bob:mana "{U}"
  s.bob:casts("Enchantment Alteration", { target = enchantment })
  return enchantment, new, old
end

scenario("R-ENCH-5 what taps its host as it comes taps the new one", both, function(s)
  local _, new, old = moved(s, "Paralyze")
  s:expect(new, { tapped = true })
  s:expect(old, { tapped = false })
end)

scenario("R-ENCH-5 so does what must not lie on a flier", both, function(s)
  local _, new = moved(s, "Roots")
  s:expect(new, { tapped = true })
end)

scenario("R-ENCH-5 what comes with counters has them, and none that lay on it", both, function(s)
  local merseine = moved(s, "Merseine", { counters = { ["net"] = 1 } })
  s:expect(merseine, { counters = { ["net"] = 3 } })
end)

scenario("R-ENCH-5 what puts counters on itself as it comes does so", both, function(s)
  local fylgja = moved(s, "Fylgja", { counters = { ["healing"] = 1 } })
  s:expect(fylgja, { counters = { ["healing"] = 4 } })
end)

scenario("R-ENCH-5 what draws a card for its coming draws one for its controller", both, function(s)
  moved(s, "Krovikan Fetish")
  s:expect(s.sue, { hand = 0 })
  s:turn_of(s.sue)
  s:expect(s.sue, { hand = 2 })
  s:expect(s.bob, { hand = 0 })
end)

scenario("R-ENCH-5 what lasted while it was there ends for its last host", both, function(s)
  local angel = s.sue:has("in play", "Serra Angel")
  local bird = s.bob:has("in play", "Air Elemental")
  s.bob:has("hand", "Earthbind")
  s.bob:mana "{R}"
  s.bob:casts("Earthbind", { on = angel })
  s:expect(angel, { lacks = { "flying" }, damage = 2 })
  s.bob:has("hand", "Enchantment Alteration")
  s.bob:mana "{U}"
  s.bob:casts("Enchantment Alteration", { target = s.bob:finds "Earthbind" })
  s:expect(angel, { has = { "flying" } })
  s:expect(bird, { lacks = { "flying" }, damage = 2 })
end)

scenario("R-ENCH-6 others do not hear that it comes", both, function(s)
  s:card [[
    return artifact "Test Bell" { cost = "{1}",
      comes_into_play { what = enchantments, gain_life(1, players) } }
  ]]
  s.bob:has("in play", "Test Bell")
  local _, new = moved(s, "Paralyze")
  s:expect(new, { tapped = true })
  s:expect(s.bob, { life = 20 })
end)

scenario("what moves itself as it comes does not come again for that", both, function(s)
  s:card [[
    return enchant_creature "Test Leech" { cost = "{B}",
      comes_into_play { what = self, gain_life(1, you), put_counters("leech", 2, self), attach(self, creatures:controlled_by(opponent)) },
      continuous { affects = enchanted, plus = "-1/-0", only_if = compare(counters_on(self, "leech"), "exactly", 2) } }
  ]]
  local own = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Leech")
  s.bob:mana "{B}"
  s.bob:casts("Test Leech", { on = own })
  s:expect(s.bob, { life = 21 })
  s:expect(other, { power = 1 })
end)

scenario("R-ENCH-5 what uses itself to move away chooses and comes anew", both, function(s)
  s:card [[
    return enchant_creature "Test Wanderer" { cost = "{B}",
      when_played { choose "colour" },
      comes_into_play { what = self, gain_life(1, you) },
      continuous { affects = enchanted, colour = chosen },
      activated { cost = "{1}", target = creature:not_among(enchanted), attach(self, target) } }
  ]]
  local own = s.bob:has("in play", "Grizzly Bears")
  local other = s.sue:has("in play", "Gray Ogre")
  local wanderer = s.bob:has("in play", "Test Wanderer", { on = own, choosing = "blue" })
  s:expect(own, { colours = { "blue" } })
  s.bob:mana "{C}"
  s.bob:activates(wanderer, { target = other, choosing = { other, "white" } })
  s:expect(other, { colours = { "white" } })
  s:expect(own, { colours = { "green" } })
  s:expect(s.bob, { life = 21 })
end)
