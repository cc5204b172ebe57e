-- Creatures that gather spore counters in their controller's upkeep. The flag: three of them make a Saproling.
local makers = {
  { "Elvish Farmer", true },
  { "Feral Thallid", false },
  { "Spore Flower", false },
  { "Thallid", true },
  { "Thallid Devourer", true },
  { "Thorn Thallid", false },
}

for _, m in ipairs(makers) do
  scenario(m[1] .. " gets a spore counter in each upkeep of its controller, and in no other", { "fifth", "microprose" }, function(s)
    local maker = s.sue:has("in play", m[1])
    s:next_turn()
    s:expect(maker, { counters = { spore = 1 } })
    s:next_turn()
    s:expect(maker, { counters = { spore = 1 } })
    s:next_turn()
    s:expect(maker, { counters = { spore = 2 } })
  end)

  if m[2] then
    scenario(m[1] .. " turns three spore counters into a 1/1 green Saproling, and cannot with two", { "fifth", "microprose" }, function(s)
      local maker = s.bob:has("in play", m[1], { sick = true, tapped = true, counters = { spore = 5 } })
      s.bob:activates(maker, { ability = 1 })
      s:expect(maker, { counters = { spore = 2 } })
      local saproling = s.bob:finds("Saproling")
      s:expect(saproling, { power = 1, toughness = 1, colours = { "green" } })
      s:expect_illegal(function() s.bob:attacks { saproling } end, "R-SICK-1")
      s:expect_illegal(function() s.bob:activates(maker, { ability = 1 }) end, "R-COST-3")
    end)
  end
end

scenario("Elvish Farmer sacrifices a Saproling to gain 2 life", { "fifth", "microprose" }, function(s)
  local farmer = s.bob:has("in play", "Elvish Farmer", { counters = { spore = 3 } })
  s:expect_illegal(function() s.bob:activates(farmer, { ability = 2 }) end, "R-COST-3")
  s.bob:activates(farmer, { ability = 1 })
  s.bob:activates(farmer, { ability = 2 })
  s:expect(s.bob, { life = 22, in_play = { "Elvish Farmer" } })
end)

scenario("Thallid Devourer sacrifices a Saproling to get +1/+2 until end of turn", { "fifth", "microprose" }, function(s)
  local devourer = s.bob:has("in play", "Thallid Devourer", { counters = { spore = 3 } })
  s.bob:activates(devourer, { ability = 1 })
  s.bob:activates(devourer, { ability = 2 })
  s:expect(devourer, { power = 3, toughness = 4 })
  s:expect(s.bob, { in_play = { "Thallid Devourer" } })
  s:next_turn()
  s:expect(devourer, { power = 2, toughness = 2 })
end)

scenario("Feral Thallid regenerates for three spore counters", { "fifth", "microprose" }, function(s)
  local thallid = s.sue:has("in play", "Feral Thallid", { counters = { spore = 3 } })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.sue:will_regenerate(thallid)
  s.bob:casts("Lightning Bolt", { target = thallid })
  s:expect(thallid, { zone = "in play", tapped = true, damage = 0, counters = {} })
end)

scenario("Feral Thallid with two spore counters dies", { "fifth", "microprose" }, function(s)
  local thallid = s.sue:has("in play", "Feral Thallid", { counters = { spore = 2 } })
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:casts("Lightning Bolt", { target = thallid })
  s:expect(thallid, { zone = "graveyard" })
end)

scenario("Spore Flower keeps all creatures from dealing combat damage this turn", { "fifth", "microprose" }, function(s)
  local flower = s.sue:has("in play", "Spore Flower", { counters = { spore = 3 } })
  local wurm = s.bob:has("in play", "Craw Wurm")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { wurm, ogre }
  s.sue:blocks { [bears] = ogre }
  s.sue:activates(flower)
  s:to("main")
  s:expect(s.sue, { life = 20 })
  s:expect(bears, { damage = 0 })
  s:expect(ogre, { damage = 0 })
  s:expect(flower, { counters = {} })
end)

scenario("Thorn Thallid deals 1 damage to a creature or a player for three spore counters", { "fifth", "microprose" }, function(s)
  local thallid = s.bob:has("in play", "Thorn Thallid", { counters = { spore = 6 } })
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:activates(thallid, { target = sprites })
  s:expect(sprites, { zone = "graveyard" })
  s.bob:activates(thallid, { target = s.sue })
  s:expect(s.sue, { life = 19 })
  s:expect_illegal(function() s.bob:activates(thallid, { target = s.sue }) end, "R-COST-3")
end)

scenario("Thallid Devourer eats a Saproling that another Thallid has made, and no Saproling of the opponent's", { "fifth", "microprose" }, function(s)
  local devourer = s.bob:has("in play", "Thallid Devourer", { counters = { spore = 2 } })
  local hers = s.sue:has("in play", "Thallid", { counters = { spore = 3 } })
  local own = s.bob:has("in play", "Thallid", { counters = { spore = 3 } })
  s.sue:activates(hers)
  s:expect_illegal(function() s.bob:activates(devourer, { ability = 2 }) end, "R-COST-3")
  s.bob:activates(own)
  s.bob:activates(devourer, { ability = 2 })
  s:expect(devourer, { power = 3, toughness = 4, counters = { spore = 2 } })
  s:expect(s.sue, { in_play = { Thallid = 1, Saproling = 1 } })
end)

scenario("Thorn Thallid that is killed in response shoots all the same (R-RESOLVE-3)", { "fifth", "microprose" }, function(s)
  local thallid = s.bob:has("in play", "Thorn Thallid", { counters = { spore = 3 } })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(thallid, { target = s.sue, held = true })
  s.sue:casts("Lightning Bolt", { on = thallid, held = true })
  s:resolve()
  s:expect(thallid, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
end)
