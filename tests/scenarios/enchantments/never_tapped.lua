-- Enchantments never tap (R-ENCH-4): not by what taps all permanents, not for a cost, not as they come into play.
local both = { "fifth", "microprose" }

scenario("what taps all permanents leaves enchantments alone (R-ENCH-4)", both, function(s)
  s:card [[ return sorcery "Tap All" { cost = "{0}", tap(permanents), gain_life(result, you) } ]]
  local moon = s.bob:has("in play", "Bad Moon"); local rod = s.bob:has("in play", "Rod of Ruin")
  local bears = s.sue:has("in play", "Grizzly Bears"); local strength = s.sue:has("in play", "Holy Strength", { on = bears })
  s.bob:has("hand", "Tap All")
  s.bob:casts("Tap All")
  s:expect(rod, { tapped = true }); s:expect(bears, { tapped = true })
  s:expect(moon, { tapped = false }); s:expect(strength, { tapped = false })
  s:expect(s.bob, { life = 22 })  -- two were tapped
end)
scenario("one that is aimed at does not tap, nor become tapped (R-ENCH-4)", both, function(s)
  s:card [[ return enchantment "Watcher" { cost = "{1}", becomes_tapped { what = permanents, gain_life(5, you) } } ]]
  s:card [[ return instant "Twist" { cost = "{0}", target = permanent, tap(target) } ]]
  local moon = s.sue:has("in play", "Bad Moon"); local rod = s.sue:has("in play", "Rod of Ruin")
  s.bob:has("in play", "Watcher")
  s.bob:has("hand", "Twist", { count = 2 })
  s.bob:casts("Twist", { on = moon })
  s:expect(moon, { tapped = false }); s:expect(s.bob, { life = 20 })
  s.bob:casts("Twist", { on = rod })
  s:expect(rod, { tapped = true }); s:expect(s.bob, { life = 25 })
end)
scenario("none is tapped to pay for something (R-ENCH-4, R-COST-3)", both, function(s)
  s:card [[ return artifact "Engine" { cost = "{1}", activated { cost = tap(permanents:other()), gain_life(1, you) } } ]]
  s:card [[ return enchantment "Source" { cost = "{1}", activated { cost = "{T}", gain_life(1, you) } } ]]
  local engine = s.bob:has("in play", "Engine"); local source = s.bob:has("in play", "Source")
  s:expect_illegal(function() s.bob:activates(engine) end, "R-COST-3")
  s:expect_illegal(function() s.bob:activates(source) end, "R-ENCH-4")
  local rod = s.bob:has("in play", "Rod of Ruin")
  s.bob:activates(engine)
  s:expect(rod, { tapped = true }); s:expect(s.bob, { life = 21 })
end)
scenario("one that comes into play where permanents come tapped does not (R-ENCH-4)", both, function(s)
  s:card [[ return enchantment "Gate" { cost = "{1}", enters_tapped { affects = permanents } } ]]
  s.bob:has("in play", "Gate")
  s.bob:has("hand", "Bad Moon"); s.bob:has("hand", "Rod of Ruin"); s.bob:mana "{1}{B}{4}"
  local rod = s.bob:casts("Rod of Ruin"); local moon = s.bob:casts("Bad Moon")
  s:expect(rod, { tapped = true }); s:expect(moon, { tapped = false })
end)
scenario("a creature that is an enchantment too taps as a creature does (R-PERM-1)", both, function(s)
  s:card [[ return sorcery "Wake" { cost = "{0}", target = enchantment,
    until_end_of_turn(target, { is_also = "creature", power = 2, toughness = 2 }) } ]]
  s:card [[ return instant "Twist" { cost = "{0}", target = permanent, tap(target) } ]]
  local moon = s.bob:has("in play", "Bad Moon")
  s.bob:has("hand", "Wake"); s.bob:casts("Wake", { on = moon })
  s.bob:has("hand", "Twist"); s.bob:casts("Twist", { on = moon })
  s:expect(moon, { tapped = true })
end)
scenario("one that is put into play tapped comes untapped (R-ENCH-4)", both, function(s)
  s:card [[ return instant "Raise" { cost = "{0}", target = card:in_zone "graveyard", return_to_play_tapped(target) } ]]
  local moon = s.bob:has("graveyard", "Bad Moon"); local rod = s.bob:has("graveyard", "Rod of Ruin")
  s.bob:has("hand", "Raise", { count = 2 })
  s.bob:casts("Raise", { target = moon }); s.bob:casts("Raise", { target = rod })
  s:expect(moon, { zone = "in play", tapped = false }); s:expect(rod, { zone = "in play", tapped = true })
end)
