-- Words of a text may be replaced (Sleight of Mind, Magical Hack): everything that the text does reads them anew, and
-- what was announced or made before goes on with the words it had (R-RESOLVE-2).

scenario("words stay fixed in an announced effect although its source's text changes", function(s)
  local circle = s.bob:has("in play", "Circle of Protection: Black")
  s.bob:lands("Plains", 1)
  s:card [[
    return artifact "Red Alarm" {
      cost = "{1}",
      activated { cost = "{1}", tap(creatures:that_are "red") },
    }
  ]]
  local alarm = s.bob:has("in play", "Red Alarm")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Sleight of Mind")
  s.sue:lands("Island", 1)
  s.bob:activates(alarm, { held = true })
  s.sue:casts("Sleight of Mind", { on = alarm, choosing = { "red", "green" }, held = true })
  s:resolve()
  s:expect(ogre, { tapped = true })
  s:expect(bears, { tapped = false })
  s:expect(circle, { zone = "in play" })
end)

scenario("words stay fixed in an announced effect although its source has left play", function(s)
  s:card [[
    return artifact "Red Alarm" {
      cost = "{1}",
      activated { cost = "{1}", tap(creatures:that_are "red") },
    }
  ]]
  local alarm = s.bob:has("in play", "Red Alarm")
  s.bob:lands("Plains", 1)
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = alarm, choosing = { "red", "green" } })
  local ogre = s.sue:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Disenchant")
  s.sue:lands("Plains", 2)
  s.bob:activates(alarm, { held = true })
  s.sue:casts("Disenchant", { target = alarm, held = true })
  s:resolve()
  s:expect(alarm, { zone = "graveyard" })
  s:expect(bears, { tapped = true })
  s:expect(ogre, { tapped = false })
end)

scenario("an effect that lasts keeps the words with which it was made", function(s)
  s:card [[
    return artifact "Spring Horn" {
      cost = "{1}",
      activated { cost = "{1}", target = land, until_end_of_turn(target, { becomes_land = "forest" }) },
    }
  ]]
  local horn = s.bob:has("in play", "Spring Horn")
  local swamp = s.bob:has("in play", "Swamp")
  local plains = s.bob:has("in play", "Plains")
  s.bob:has("hand", "Magical Hack")
  s.bob:mana "{1}{1}{U}"
  s.bob:activates(horn, { target = swamp })
  s.bob:casts("Magical Hack", { on = horn, choosing = { "forest", "island" } })
  s.bob:activates(horn, { target = plains })
  s:expect(swamp, { land_types = { "forest" } })
  s:expect(plains, { land_types = { "island" } })
  s:next_turn()
  s:expect(swamp, { land_types = { "swamp" } })
end)

scenario("a text change reaches what a rule of the card speaks of", function(s)
  s:card [[
    return enchantment "Green Peace" { cost = "{1}", cannot_attack { affects = creatures:that_are "green" } }
  ]]
  local peace = s.sue:has("in play", "Green Peace")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s:expect_illegal(function() s.bob:attacks { bears } end, "Green Peace says so")
  s.bob:casts("Sleight of Mind", { on = peace, choosing = { "green", "red" } })
  s:expect_illegal(function() s.bob:attacks { ogre } end, "Green Peace says so")
  s.bob:attacks { bears }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("a text change reaches what a triggered ability listens to", function(s)
  s:card [[
    return artifact "Red Cup" {
      cost = "{1}",
      successfully_cast { what = spells:that_are "red", gain_life(1) },
    }
  ]]
  local cup = s.bob:has("in play", "Red Cup")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "Giant Growth")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:mana "{U}{G}"
  s.bob:casts("Sleight of Mind", { on = cup, choosing = { "red", "green" } })
  s:expect(s.bob, { life = 20 })
  s.bob:casts("Giant Growth", { target = bears })
  s:expect(s.bob, { life = 21 })
end)

scenario("a text change reaches where a local enchantment may be", function(s)
  s:card [[
    return enchant_creature "Shy Charm" {
      cost = "{1}", on = creatures:not_ "red",
      continuous { affects = enchanted, plus = "+1/+1" },
    }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local charm = s.bob:has("in play", "Shy Charm", { on = bears })
  s.bob:has("hand", "Sleight of Mind")
  s.bob:mana "{U}"
  s:expect(bears, { power = 3 })
  s.bob:casts("Sleight of Mind", { on = charm, choosing = { "red", "green" } })
  s:expect(charm, { zone = "graveyard" })
  s:expect(bears, { power = 2 })
end)

scenario("a changed text goes with a new controller, and ends when a land changes its type", function(s)
  s:card [[
    return land "Grove Gate" {
      activated { cost = "{T}", target = land:of_type "forest", untap(target) },
    }
  ]]
  local gate = s.bob:has("in play", "Grove Gate")
  local swamp = s.bob:has("in play", "Swamp", { tapped = true })
  s.bob:has("hand", "Magical Hack")
  s.bob:has("hand", "Evil Presence")
  s.bob:mana "{U}{B}"
  s.bob:casts("Magical Hack", { on = gate, choosing = { "forest", "swamp" } })
  s.bob:activates(gate, { target = swamp })
  s:expect(swamp, { tapped = false })
  s.bob:casts("Evil Presence", { on = gate })
  s:expect(gate, { name = "Swamp" })
end)
