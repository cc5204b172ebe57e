-- Creatures without abilities: name, mana, colours, power, toughness.
local creatures = {
  { "Carnivorous Plant", "{C}{C}{C}{G}", { "green" }, 4, 5 },
  { "Goblin Hero", "{C}{C}{R}", { "red" }, 2, 2 },
  { "Scarwood Goblins", "{R}{G}", { "green", "red" }, 2, 2 },
  { "Squire", "{C}{W}", { "white" }, 1, 2 },
}

for _, c in ipairs(creatures) do
  scenario(c[1] .. " is cast for its mana and has its size and colours", { "fifth", "microprose" }, function(s)
    s.bob:has("hand", c[1])
    s.bob:mana(c[2])
    s.bob:casts(c[1])
    s:expect(s.bob:finds(c[1]), { power = c[4], toughness = c[5], colours = c[3] })
    s:expect(s.bob, { mana = "" })
  end)
end

scenario("Carnivorous Plant is a Wall: it blocks and does not attack", { "fifth", "microprose" }, function(s)
  local plant = s.bob:has("in play", "Carnivorous Plant")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s:expect_illegal(function() s.bob:attacks { plant } end, "R-CBT-8")
  s:next_turn()
  s.sue:attacks { wurm }
  s.bob:blocks { [plant] = wurm }
  s:to("main")
  s:expect(plant, { zone = "graveyard" })
  s:expect(wurm, { zone = "graveyard" })
end)

scenario("Goblin Hero and Scarwood Goblins are Goblins, which a Goblin King leads", { "fifth", "microprose" }, function(s)
  local hero = s.bob:has("in play", "Goblin Hero")
  local goblins = s.bob:has("in play", "Scarwood Goblins")
  local squire = s.bob:has("in play", "Squire")
  s.bob:has("in play", "Goblin King")
  s:expect(hero, { power = 3, toughness = 3 })
  s:expect(goblins, { power = 3, toughness = 3 })
  s:expect(squire, { power = 1, toughness = 2 })
end)

scenario("R-COLOR-1 Scarwood Goblins are both red and green: protection from either keeps them from blocking", { "fifth", "microprose" }, function(s)
  local goblins = s.sue:has("in play", "Scarwood Goblins")
  local red = s.bob:makes("Red Guard", { power = 1, toughness = 1, text = "Protection from red" })
  local green = s.bob:makes("Green Guard", { power = 1, toughness = 1, text = "Protection from green" })
  s.bob:attacks { red, green }
  s:expect_illegal(function() s.sue:blocks { [goblins] = red } end, "R-PROT-1")
  s:expect_illegal(function() s.sue:blocks { [goblins] = green } end, "R-PROT-1")
end)
