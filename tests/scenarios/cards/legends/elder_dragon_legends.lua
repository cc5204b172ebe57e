-- Five Elder Dragon Legends: fliers of 7/7 whose controller pays their three colours in the upkeep, or buries them.
local both = { "fifth", "microprose" }

local dragons = {
  { "Arcades Sabboth", { "Plains", "Island", "Forest" }, { "blue", "green", "white" }, "{C}{C}{G}{G}{W}{W}{U}{U}" },
  { "Chromium", { "Plains", "Island", "Swamp" }, { "black", "blue", "white" }, "{C}{C}{W}{W}{U}{U}{B}{B}" },
  { "Nicol Bolas", { "Island", "Swamp", "Mountain" }, { "black", "blue", "red" }, "{C}{C}{U}{U}{B}{B}{R}{R}" },
  { "Palladia-Mors", { "Plains", "Mountain", "Forest" }, { "green", "red", "white" }, "{C}{C}{R}{R}{G}{G}{W}{W}" },
  { "Vaevictis Asmadi", { "Swamp", "Mountain", "Forest" }, { "black", "green", "red" }, "{C}{C}{B}{B}{R}{R}{G}{G}" },
}

for _, row in ipairs(dragons) do
  local name, lands, colours, mana = row[1], row[2], row[3], row[4]

  scenario(name .. " costs eight mana and is a flier of 7/7 and of three colours", both, function(s)
    s.bob:has("hand", name)
    s.bob:mana(mana)
    local it = s.bob:casts(name)
    s:expect(it, { zone = "in play", colours = colours, has = { "flying" }, power = 7 })
    s:expect(s.bob, { mana = "" })
  end)

  scenario(name .. " stays when its three colours are paid in the upkeep", both, function(s)
    local it = s.bob:has("in play", name)
    for _, land in ipairs(lands) do s.bob:lands(land, 1) end
    s:turn_of(s.sue)
    s.bob:will("pay", true)
    s:turn_of(s.bob)
    s:expect(it, { zone = "in play" })
  end)

  scenario(name .. " is buried when nothing is paid in the upkeep", both, function(s)
    local it = s.bob:has("in play", name)
    for _, land in ipairs(lands) do s.bob:lands(land, 1) end
    s:turn_of(s.sue)
    s:expect(it, { zone = "in play" })       -- not in the upkeep of the other player
    s.bob:will("pay", false)
    s:turn_of(s.bob)
    s:expect(it, { zone = "graveyard" })
  end)

  scenario(name .. " is buried when one of its colours is wanting", both, function(s)
    local it = s.bob:has("in play", name)
    s.bob:lands(lands[1], 2)
    s.bob:lands(lands[2], 1)
    s:turn_of(s.sue)
    s:turn_of(s.bob)
    s:expect(it, { zone = "graveyard" })
  end)

  scenario(name .. " is blocked by no creature without flying", both, function(s)
    local it = s.bob:has("in play", name)
    local ogre = s.sue:has("in play", "Gray Ogre")
    s.bob:attacks { it }
    s:expect_illegal(function() s.sue:blocks { [ogre] = it } end, "R-FLY-1")
    s:to("end of attack")
    s:expect(s.sue, { life = 13 })
  end)
end

scenario("Arcades Sabboth gives own untapped creatures that do not attack +0/+2, itself too", both, function(s)
  local it = s.bob:has("in play", "Arcades Sabboth")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local other = s.bob:has("in play", "Grizzly Bears")
  local tapped = s.bob:has("in play", "Grizzly Bears", { tapped = true })
  local hers = s.sue:has("in play", "Grizzly Bears")
  s:expect(it, { power = 7, toughness = 9 })      -- ruling 2009-10-01
  s:expect(bears, { power = 2, toughness = 4 })
  s:expect(tapped, { toughness = 2 })
  s:expect(hers, { toughness = 2 })
  s.bob:attacks { bears }
  s:expect(bears, { toughness = 2 })
  s:expect(other, { toughness = 4 })
end)

scenario("Arcades Sabboth gives nothing to an attacker that did not tap", both, function(s)
  s.bob:has("in play", "Arcades Sabboth")
  local angel = s.bob:has("in play", "Serra Angel")
  s:expect(angel, { toughness = 6 })
  s.bob:attacks { angel }
  s:expect(angel, { tapped = false, toughness = 4 })
end)

scenario("Arcades Sabboth gets +0/+1 for white mana, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Arcades Sabboth", { tapped = true })
  s.bob:lands("Plains", 2)
  s.bob:activates(it)
  s.bob:activates(it)
  s:expect(it, { power = 7, toughness = 9 })
  s:next_turn()
  s:expect(it, { toughness = 7 })
end)

scenario("Chromium has rampage 2", both, function(s)
  local it = s.bob:has("in play", "Chromium")
  local birds = s.sue:has("in play", "Azure Drake", { count = 3 })
  s.bob:attacks { it }
  s.sue:blocks { [birds[1]] = it, [birds[2]] = it, [birds[3]] = it }
  s:expect(it, { power = 11, toughness = 11 })
end)

scenario("Nicol Bolas has the opponent that he damages discard the whole hand", both, function(s)
  local it = s.bob:has("in play", "Nicol Bolas")
  s.bob:has("hand", "Island")
  s.sue:has("hand", "Forest", { count = 3 })
  s.bob:attacks { it }
  s:to("main")
  s:expect(s.sue, { life = 13, hand = 0, graveyard = 3 })
  s:expect(s.bob, { hand = 1 })
end)

scenario("Nicol Bolas has nothing discarded when his damage is prevented", both, function(s)
  local it = s.bob:has("in play", "Nicol Bolas")
  s.sue:has("hand", "Forest", { count = 3 })
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  s.bob:attacks { it }
  s.sue:will_prevent(circle)
  s:to("main")
  s:expect(s.sue, { life = 20, hand = 3 })
end)

scenario("Palladia-Mors tramples over a flier", both, function(s)
  local it = s.bob:has("in play", "Palladia-Mors")
  local drake = s.sue:has("in play", "Azure Drake")     -- 2/4
  s.bob:attacks { it }
  s.sue:blocks { [drake] = it }
  s:to("main")
  s:expect(s.sue, { life = 17 })
  s:expect(drake, { zone = "graveyard" })
end)

scenario("Vaevictis Asmadi gets +1/+0 for a mana of any of its three colours, until end of turn", both, function(s)
  local it = s.bob:has("in play", "Vaevictis Asmadi")
  s.bob:lands("Swamp", 1)
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 1)
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 8 })
  s.bob:activates(it, { ability = 2 })
  s.bob:activates(it, { ability = 3 })
  s:expect(it, { power = 10, toughness = 7 })
  s:next_turn()
  s:expect(it, { power = 7 })
end)

scenario("E-076 Vaevictis Asmadi may be pumped in the upkeep before it is paid for", { "fifth" }, function(s)
  local it = s.bob:has("in play", "Vaevictis Asmadi")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s:to("beginning of upkeep")
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 8 })
  s.bob:will("pay", true)
  s:to("main")
  s:expect(it, { zone = "in play" })
end)

scenario("R-UPKEEP-3 Vaevictis Asmadi may not be pumped in the upkeep before it is paid for", { "microprose" }, function(s)
  local it = s.bob:has("in play", "Vaevictis Asmadi")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s:to("beginning of upkeep")
  s:expect_illegal(function() s.bob:activates(it, { ability = 1, unprompted = true }) end, "R-UPKEEP-3")
  s.bob:will("pay", true)
  s:to("main")
  s.bob:activates(it, { ability = 1 })
  s:expect(it, { power = 8 })
end)

scenario("R-GEN-5 a stolen Elder Dragon Legend is paid for by whoever controls it", both, function(s)
  local it = s.bob:has("in play", "Chromium")
  s.sue:has("in play", "Control Magic", { on = it })
  s.bob:lands("Plains", 1)
  s.bob:lands("Island", 1)
  s.bob:lands("Swamp", 1)
  s:turn_of(s.sue)                         -- Sue has nothing to pay with
  s:expect(it, { zone = "graveyard" })
end)

scenario("Arcades Sabboth, ruling 2009-10-01: untapped and not attacking, it gets its own +0/+2", both, function(s)
  local it = s.bob:has("in play", "Arcades Sabboth")
  s:expect(it, { power = 7, toughness = 9 })
  s.bob:attacks { it }
  s:expect(it, { power = 7, toughness = 7 })
end)

scenario("Nicol Bolas, ruling 2009-10-01: blocked, he has the hand discarded for damage that was redirected to its owner", both, function(s)
  local it = s.bob:has("in play", "Nicol Bolas")
  local angel = s.sue:has("in play", "Serra Angel")
  local monolith = s.sue:has("in play", "Jade Monolith")
  s.sue:has("hand", "Island", { count = 3 })
  s.sue:lands("Plains", 1)
  s.bob:attacks { it }
  s.sue:blocks { [angel] = it }
  s.sue:will_prevent(monolith, { target = { from = it, to = angel } })
  s:to("main")
  s:expect(s.sue, { life = 13, hand = 0, graveyard = 3 })
  s:expect(angel, { zone = "in play" })
end)

scenario("Nicol Bolas that is stolen has the hand of his owner discarded", both, function(s)
  local bolas = s.bob:has("in play", "Nicol Bolas")
  s.sue:has("in play", "Control Magic", { on = bolas })
  s.sue:lands("Island", 1)
  s.sue:lands("Swamp", 1)
  s.sue:lands("Mountain", 1)
  s.bob:has("hand", "Gray Ogre", { count = 2 })
  s.sue:has("hand", "Gray Ogre")
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s.sue:attacks { bolas }
  s:to("main")
  s:expect(s.bob, { life = 13, hand = 0 })
end)

scenario("Arcades Sabboth is buried in the upkeep that is not paid for with {W}{U}{G}", { "fifth", "microprose" }, function(s)
  local a = s.bob:has("in play", "Arcades Sabboth")
  s.bob:lands("Plains", 2); s.bob:lands("Island", 2)
  s:next_turn(); s:turn_of(s.bob)
  s:expect(a, { zone = "graveyard" })
end)
