-- Damage of some sources may be of no colour (R-DMG-2): what asks for a colour of it finds none.
local both = { "fifth", "microprose" }

local function flame(s)
  s:card [[ return enchantment "Test Flame" { cost = "{R}", text = "Damage dealt by black or red sources is colorless.",
    colourless_damage { from = either(permanents:that_are "black", permanents:that_are "red"), affects = each(creatures, players) } } ]]
  s.bob:has("in play", "Test Flame")
end

scenario("R-DMG-2 a red spell does a knight damage that is protected from red", both, function(s)
  flame(s)
  local ward = s.sue:makes("Warded One", { power = 2, toughness = 4, types = "creature", text = "Protection from red\nProtection from black\nProtection from green" })
  s:card [[ return sorcery "Test Quake" { cost = "{R}", text = "Test Quake deals 2 damage to each creature.", deal(2, creatures) } ]]
  s:card [[ return sorcery "Test Gale" { cost = "{G}", text = "Test Gale deals 2 damage to each creature.", deal(2, creatures) } ]]
  s.bob:has("hand", "Test Quake")
  s.bob:has("hand", "Test Gale")
  s.bob:lands("Mountain", 1)
  s.bob:lands("Forest", 1)
  s.bob:casts("Test Gale")
  s:expect(ward, { damage = 0 })
  s.bob:casts("Test Quake")
  s:expect(ward, { damage = 2 })
end)

scenario("R-DMG-2 nobody prevents it as damage of a black source", both, function(s)
  flame(s)
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:lands("Plains", 1)
  local knight = s.bob:has("in play", "Black Knight")
  s.bob:attacks { knight }
  s:to("damage prevention")
  s:expect_illegal(function() s.sue:activates(circle, { target = s.sue, unprompted = true }) end, "Circle")
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
