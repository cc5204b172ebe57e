-- Protection that is given has the colour that its giver chose.
local both = { "fifth", "microprose" }

local function with_bolt(s)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
end

scenario("R-PROT-1 protection from the colour that an instant chose, until end of turn", both, function(s)
  s:card [[ return instant "Test Shelter" { cost = "{0}", target = creature,
    text = "Choose a color. Target creature gains protection from the chosen color until end of turn.",
    choose "colour", until_end_of_turn(target, { gains = protection { from = permanents:of_chosen_colour() } }) } ]]
  with_bolt(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Shelter", { count = 2 })
  s.bob:casts("Test Shelter", { target = bears, choosing = "red" })
  s.bob:casts("Test Shelter", { target = ogre, choosing = "white" })
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = bears }) end, "R-PROT-1")
  s.sue:casts("Lightning Bolt", { target = ogre })
  s:expect(ogre, { zone = "graveyard" })
  s:next_turn()
  s.sue:casts("Lightning Bolt", { target = bears })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-PROT-1 an enchantment gives protection from the colour that it chose, another from its own", both, function(s)
  s:card [[ return enchant_creature "Test Ward" { cost = "{0}",
    text = "When you play Test Ward, choose a color.\nEnchanted creature has protection from the chosen color.\nThe protection granted by Test Ward does not remove Test Ward.",
    when_played { choose "colour" },
    continuous { affects = enchanted, gains = protection { from = permanents:of_chosen_colour() } },
    spared_by_own_grants {} } ]]
  with_bolt(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local ogre = s.bob:has("in play", "Gray Ogre")
  s.bob:has("hand", "Test Ward", { count = 2 })
  s.bob:casts("Test Ward", { on = bears, choosing = "red" })
  s.bob:casts("Test Ward", { on = ogre, choosing = "black" })
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = bears }) end, "R-PROT-1")
  s.sue:casts("Lightning Bolt", { target = ogre })
  s:expect(ogre, { zone = "graveyard" })
end)

scenario("R-PROT-1 what the creature itself chose is another matter", both, function(s)
  s:card [[ return summon "Angel" "Test Angel" { cost = "{0}", power = 2, toughness = 2,
    text = "When you play Test Angel, choose a color.\nCreatures of the chosen color get +1/+1.",
    when_played { choose "colour" }, continuous { affects = creatures:of_chosen_colour(), plus = "+1/+1" } } ]]
  s:card [[ return instant "Test Shelter" { cost = "{0}", target = creature,
    text = "Choose a color. Target creature gains protection from the chosen color until end of turn.",
    choose "colour", until_end_of_turn(target, { gains = protection { from = permanents:of_chosen_colour() } }) } ]]
  with_bolt(s)
  s.bob:has("hand", "Test Angel")
  s.bob:has("hand", "Test Shelter")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:casts("Test Angel", { choosing = "green" })
  local angel = s.bob:finds("Test Angel")
  s:expect(bears, { power = 3 })
  s.bob:casts("Test Shelter", { target = angel, choosing = "red" })
  s:expect(bears, { power = 3 })
  s:expect_illegal(function() s.sue:casts("Lightning Bolt", { target = angel }) end, "R-PROT-1")
end)

scenario("R-PROT-1 protection from what has several colours", both, function(s)
  s:card [[ return summon "Soldier" "Test Soldier" { cost = "{W}", power = 2, toughness = 1, text = "Protection from multicolored",
    protection { from = permanents:multicoloured() } } ]]
  local soldier = s.bob:has("in play", "Test Soldier")
  local two = s.sue:makes("Test Mage", { power = 2, toughness = 2, colours = { "white", "blue" } })
  local one = s.sue:makes("Test Guard", { power = 2, toughness = 2, colours = { "blue" } })
  s.bob:attacks { soldier }
  s:expect_illegal(function() s.sue:blocks { [two] = soldier } end, "R-PROT-1")
  s.sue:blocks { [one] = soldier }
  s:to("end of attack")
  s:expect(soldier, { zone = "graveyard" })
end)
