scenario("Vodalian War Machine attacks and grows by Merfolk, which die with it", function(s)
  s:card [[ return summon "Merfolk" "Plain Merfolk" { cost = "{U}", power = 1, toughness = 1 } ]]
  local machine = s.bob:has("in play", "Vodalian War Machine")
  local one = s.bob:has("in play", "Plain Merfolk")
  local two = s.bob:has("in play", "Plain Merfolk")
  local three = s.bob:has("in play", "Plain Merfolk")
  s.sue:lands("Swamp", 3)
  s:card [[ return instant "Terror Test" { cost = "{B}", target = creature, bury(target) } ]]
  s.sue:has("hand", "Terror Test")
  s:expect_illegal(function() s.bob:attacks { machine } end, "cannot attack")
  s.bob:activates(machine, { ability = 1, target = one })
  s.bob:activates(machine, { ability = 2, target = two })
  s:expect(machine, { power = 2, toughness = 5 })
  s:expect_illegal(function() s.bob:activates(machine, { ability = 2, target = two }) end, "Plain Merfolk")
  s.bob:attacks { machine }
  s.sue:blocks {}
  s.sue:casts("Terror Test", { target = machine })
  s:expect(machine, { zone = "graveyard" })
  s:expect(one, { zone = "graveyard" })
  s:expect(two, { zone = "graveyard" })
  s:expect(three, { zone = "in play" })
end)
