-- What cannot be saved by regeneration: the windows that there were are named, and none of them is one to regenerate in.

local both = { "fifth", "microprose" }
local cast = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" }

scenario("R-DEST-2 what buries cannot be countered once it has been cast", both, function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Counterspell")
  s.sue:lands("Island", 2)
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 1)
  local terror = s.bob:casts("Terror", { on = bears, held = true })
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s:expect_illegal(function() s.sue:casts("Counterspell", { target = terror }) end,
    "Terror has been successfully cast, and can no longer be countered (R-CAST-2, R-CAST-4)")
  s:resolve()
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-DEST-3 what an effect makes a player sacrifice is not regenerated", both, function(s)
  s:card [[ return sorcery "Test Edict" {
    cost = "{0}", text = "Target player sacrifices all their creatures.",
    target = player, sacrifice(creatures:controlled_by(target)),
  } ]]
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local swamp = s.sue:has("in play", "Swamp")
  s.bob:has("hand", "Test Edict")
  s.bob:casts("Test Edict", { target = s.sue })
  s:expect(s, { windows = cast })
  s:expect(skeletons, { zone = "graveyard" })
  s:expect_illegal(function() s.sue:activates(skeletons) end, "Drudge Skeletons has no ability to activate")
  s:expect(swamp, { tapped = false })
end)

scenario("R-DEST-3 what is sacrificed as a cost is not regenerated", both, function(s)
  s:card [[ return artifact "Test Altar" {
    cost = "{1}", activated { cost = { sacrifice(creatures:controlled_by(you)) }, gain_life(1) },
  } ]]
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.bob:activates(s.bob:has("in play", "Test Altar"), { paying = skeletons })
  s:expect(s, { windows = cast })
  s:expect(skeletons, { zone = "graveyard" })
  s:expect_illegal(function() s.bob:activates(skeletons) end, "Drudge Skeletons has no ability to activate")
end)

scenario("R-DEST-3 what is removed from the game is not regenerated", both, function(s)
  s:card [[ return instant "Test Exile" { cost = "{0}", target = creature, remove_from_game(target) } ]]
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s.bob:has("hand", "Test Exile")
  s.bob:casts("Test Exile", { on = skeletons })
  s:expect(s, { windows = cast })
  s:expect(skeletons, { zone = "out of game" })
  s:expect_illegal(function() s.sue:activates(skeletons) end, "Drudge Skeletons has no ability to activate")
end)

scenario("R-PROT-3 an enchantment that protection drives away is buried: it is not regenerated", both, function(s)
  s:card [[ return enchant_creature "Test Chain" { cost = "{B}", regeneration "{0}" } ]]
  s:card [[ return instant "Test Halo" { cost = "{0}", target = creature, until_end_of_turn(target, { gains = protection "black" }) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local chain = s.bob:has("in play", "Test Chain", { on = bears })
  s.bob:has("hand", "Test Halo")
  s.bob:casts("Test Halo", { on = bears })
  s:expect(s, { windows = cast })
  s:expect(chain, { zone = "graveyard" })
end)

scenario("R-LEG-1 a second legend is buried: it is not regenerated", both, function(s)
  s:card [[ return summon "Legend" "Test Bone King" { cost = "{0}", legend = true, power = 1, toughness = 1,
    regeneration "{0}" } ]]
  local first = s.sue:has("in play", "Test Bone King")
  local second = s.bob:has("hand", "Test Bone King")
  s.bob:casts(second)
  s:expect(s, { windows = cast })
  s:expect(first, { zone = "in play" })
  s:expect(second, { zone = "graveyard" })
end)

scenario("R-GRAVE-2 what a prevention step has not saved is dead before the next one", both, function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { mammoth }
  s.sue:blocks { [elves] = mammoth }
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 1)
  s:to("damage prevention")
  s:expect(elves, { zone = "in play", damage = 0 })
  s:to("damage prevention") -- that of the excess
  s:expect(s, { packets = { { from = mammoth, to = s.sue, amount = 2 } } })
  s:expect(elves, { zone = "graveyard" })
end)
