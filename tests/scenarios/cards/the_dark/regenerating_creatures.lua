-- Creatures that regenerate for mana: name, cost of the regeneration, power, toughness.
local creatures = {
  { "Diabolic Machine", "{C}{C}{C}", 4, 4 },
  { "Drowned", "{B}", 1, 1 },
  { "Ghost Ship", "{U}{U}{U}", 2, 4 },
}

for _, c in ipairs(creatures) do
  scenario(c[1] .. " regenerates, tapped and without damage", { "fifth", "microprose" }, function(s)
    local creature = s.sue:has("in play", c[1])
    s:expect(creature, { power = c[3], toughness = c[4] })
    s.sue:mana(c[2])
    s.bob:has("hand", "Inferno")
    s.bob:mana "{C}{C}{C}{C}{C}{R}{R}"
    s.sue:will_regenerate(creature)
    s.bob:casts("Inferno")
    s:expect(creature, { zone = "in play", tapped = true, damage = 0 })
    s:expect(s.sue, { mana = "", life = 14 })
  end)

  scenario(c[1] .. " dies where nothing pays for it", { "fifth", "microprose" }, function(s)
    local creature = s.sue:has("in play", c[1])
    s.bob:has("hand", "Inferno")
    s.bob:mana "{C}{C}{C}{C}{C}{R}{R}"
    s.bob:casts("Inferno")
    s:expect(creature, { zone = "graveyard" })
  end)
end

scenario("R-REGEN-2 Drowned cannot be regenerated ahead of time", { "fifth", "microprose" }, function(s)
  local drowned = s.bob:has("in play", "Drowned")
  s.bob:mana "{B}"
  s:expect_illegal(function() s.bob:activates(drowned) end, "R-REGEN-2")
end)

scenario("Drowned is blue, though a black mana regenerates it", { "fifth", "microprose" }, function(s)
  s:expect(s.bob:has("in play", "Drowned"), { colours = { "blue" } })
end)

scenario("R-CRE-8 Diabolic Machine is an artifact and a creature: Disenchant destroys it, and it may regenerate", { "fifth", "microprose" }, function(s)
  local machine = s.sue:has("in play", "Diabolic Machine")
  s.sue:lands("Swamp", 3)
  s.bob:has("hand", "Disenchant")
  s.bob:lands("Plains", 2)
  s.sue:will_regenerate(machine)
  s.bob:casts("Disenchant", { target = machine })
  s:expect(machine, { zone = "in play", tapped = true, colours = {} })
end)

scenario("Ghost Ship flies", { "fifth", "microprose" }, function(s)
  local ship = s.bob:has("in play", "Ghost Ship")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { ship }
  s:expect_illegal(function() s.sue:blocks { [bears] = ship } end, "R-FLY-1")
end)
