local both = { "fifth", "microprose" }

scenario("Gloom makes white spells of both players cost {3} more", both, function(s)
  s.bob:has("hand", "Gloom")
  s.bob:mana "{2}{B}"
  s.bob:casts("Gloom")
  s.sue:has("hand", "Healing Salve")
  s.sue:mana "{W}{C}{C}"
  s:expect_illegal(function() s.sue:casts("Healing Salve", { mode = 1, on = s.sue }) end, "R-COST-1")
  s.sue:mana "{C}"
  s.sue:casts("Healing Salve", { mode = 1, on = s.sue })
  s:expect(s.sue, { life = 23, mana = "" })
  s.bob:has("hand", "Savannah Lions")
  s.bob:mana "{W}{C}{C}"
  s:expect_illegal(function() s.bob:casts("Savannah Lions") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Savannah Lions")
  s:expect(s.bob, { mana = "" })
end)

scenario("Gloom leaves spells of other colours and artifacts as they are", both, function(s)
  s.bob:has("in play", "Gloom")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:has("hand", "Ivory Cup")
  s.bob:mana "{1}{G}{1}"
  s.bob:casts("Grizzly Bears")
  s.bob:casts("Ivory Cup")
  s:expect(s.bob, { mana = "" })
end)

scenario("Gloom makes the abilities of white enchantments cost {3} more", both, function(s)
  s.bob:has("in play", "Gloom")
  local circle = s.bob:has("in play", "Circle of Protection: Red")
  s.bob:lands("Plains", 3)
  s.sue:has("hand", "Lightning Bolt", { count = 2 })
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { on = s.bob, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:activates(circle, { on = s.bob }) end, "R-COST-1")
  s:resolve()
  s:expect(s.bob, { life = 17 })
  s.bob:lands("Plains", 1)
  s.bob:will_prevent(circle, { on = s.bob })
  s.sue:casts("Lightning Bolt", { on = s.bob })
  s:expect(s.bob, { life = 17 })
  s:expect(s.bob:finds("Plains", 4), { tapped = true })
end)

scenario("Gloom makes Holy Armor's {W} a {3}{W}", both, function(s)
  s.bob:has("in play", "Gloom")
  local ogre = s.sue:has("in play", "Gray Ogre")
  local armor = s.sue:has("in play", "Holy Armor", { on = ogre })
  s.sue:mana "{W}{C}{C}"
  s:expect_illegal(function() s.sue:activates(armor) end, "R-COST-1")
  s.sue:mana "{C}"
  s.sue:activates(armor)
  s:expect(ogre, { toughness = 5 })
end)

scenario("Gloom leaves the abilities of white creatures and of other enchantments as they are", both, function(s)
  s.bob:has("in play", "Gloom")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local breath = s.bob:has("in play", "Firebreathing", { on = ogre })
  s.bob:mana "{R}"
  s.bob:activates(breath)
  s:expect(ogre, { power = 3 })
  local order = s.bob:has("in play", "Order of Leitbur")
  s.bob:mana "{W}"
  s.bob:activates(order, { ability = 1 })
  s:expect(order, { has = { "first strike" } })
end)

scenario("R-COLOR-2 Gloom goes by the colour that a permanent has now", both, function(s)
  s.bob:has("in play", "Gloom")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local breath = s.bob:has("in play", "Firebreathing", { on = ogre })
  local armor = s.bob:has("in play", "Holy Armor", { on = ogre })
  s.bob:has("hand", "Purelace")
  s.bob:has("hand", "Chaoslace")
  s.bob:mana "{W}{3}{R}"
  s.bob:casts("Purelace", { on = breath })
  s.bob:casts("Chaoslace", { on = armor })
  s.bob:mana "{R}{W}"
  s:expect_illegal(function() s.bob:activates(breath) end, "R-COST-1")
  s.bob:activates(armor)
  s:expect(ogre, { toughness = 5 })
end)

scenario("Gloom, ruling 2004-10-04: the additional mana is paid when the spell is cast", both, function(s)
  s.bob:has("in play", "Gloom")
  local lands = s.sue:has("in play", "Plains", { count = 4 })
  s.sue:has("hand", "Healing Salve")
  s.sue:casts("Healing Salve", { mode = 1, on = s.sue, held = true })
  for _, land in ipairs(lands) do s:expect(land, { tapped = true }) end
  s:expect(s.sue, { life = 20 })
  s:resolve()
  s:expect(s.sue, { life = 23 })
end)

scenario("Gloom, ruling 2004-10-04: the extra mana is not part of the casting cost", both, function(s)
  s.bob:has("in play", "Gloom")
  s.bob:has("hand", "Spell Blast", { count = 2 })
  s.bob:lands("Island", 6)
  s.sue:has("hand", "Healing Salve")
  s.sue:lands("Plains", 4)
  local salve = s.sue:casts("Healing Salve", { mode = 1, on = s.sue, held = true })
  s:expect_illegal(function() s.bob:interrupts(salve, "Spell Blast", { x = 4 }) end, "R-TARGET-1")
  s.bob:interrupts(salve, "Spell Blast", { x = 1 })
  s:expect(s.sue, { life = 20, graveyard = { "Healing Salve" } })
end)

scenario("Gloom, ruling 2004-10-04: what lowers costs may lower the extra mana", both, function(s)
  s.bob:has("in play", "Gloom")
  s.sue:has("in play", "Mana Matrix")
  s.sue:has("hand", "Healing Salve")
  s.sue:mana "{W}"
  s:expect_illegal(function() s.sue:casts("Healing Salve", { mode = 1, on = s.sue }) end, "R-COST-1")
  s.sue:mana "{C}"
  s.sue:casts("Healing Salve", { mode = 1, on = s.sue })
  s:expect(s.sue, { life = 23, mana = "" })
end)

scenario("Gloom, ruling 2016-06-08: what a white enchantment does by itself costs nothing more", both, function(s)
  s.bob:has("in play", "Gloom")
  local forest = s.sue:has("in play", "Forest")
  s.sue:has("in play", "Farmstead", { on = forest })
  s.sue:lands("Plains", 2)
  s.sue:will("pay", true)
  s:turn_of(s.sue)
  s:expect(s.sue, { life = 21 })
end)

scenario("two Glooms make a white spell cost {6} more", both, function(s)
  s.bob:has("in play", "Gloom", { count = 2 })
  s.bob:has("hand", "Savannah Lions")
  s.bob:mana "{W}{5}"
  s:expect_illegal(function() s.bob:casts("Savannah Lions") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Savannah Lions")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-COLOR-1 Gloom holds for a spell that is white and of another colour", both, function(s)
  s.sue:has("in play", "Gloom")
  s.bob:has("hand", "Ayesha Tanaka")
  s.bob:mana "{W}{W}{U}{U}{2}"
  s:expect_illegal(function() s.bob:casts("Ayesha Tanaka") end, "R-COST-1")
  s.bob:mana "{C}"
  s.bob:casts("Ayesha Tanaka")
  s:expect(s.bob, { mana = "" })
end)

scenario("R-MANA-7 Gloom and X: Guardian Angel with X of 1 costs {5} in all", both, function(s)
  s.sue:has("in play", "Gloom")
  s.bob:has("hand", "Guardian Angel")
  s.bob:lands("Plains", 5)
  local tim = s.sue:has("in play", "Prodigal Sorcerer")
  s.sue:activates(tim, { on = s.bob, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:casts("Guardian Angel", { on = s.bob, x = 2 }) end, "cannot be paid")
  s.bob:casts("Guardian Angel", { on = s.bob, x = 1 })
  s:to("discard")
  s:expect(s.bob, { life = 20 })
  s:expect(s.bob:finds("Plains", 5), { tapped = true })
end)

scenario("Gloom whose white is turned to blue by Sleight of Mind", both, function(s)
  local gloom = s.sue:has("in play", "Gloom")
  s.bob:has("hand", "Sleight of Mind")
  s.bob:has("hand", "Savannah Lions")
  s.bob:mana "{U}"
  s.bob:casts("Sleight of Mind", { on = gloom, choosing = { "white", "blue" } })
  s.bob:mana "{W}"
  s.bob:casts("Savannah Lions")
  s:expect(s.bob, { mana = "" })
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}{2}"
  s:expect_illegal(function() s.bob:casts("Unsummon", { on = s.bob:finds("Savannah Lions") }) end, "R-COST-1")
end)
