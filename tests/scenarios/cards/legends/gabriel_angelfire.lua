local both = { "fifth", "microprose" }

for mode, ability in ipairs { "flying", "first strike", "trample" } do
  scenario("Gabriel Angelfire gains " .. ability .. " in an upkeep and has it until the next", both, function(s)
    local gabriel = s.bob:has("in play", "Gabriel Angelfire")
    s:turn_of(s.sue)
    s:expect(gabriel, { power = 4, toughness = 4, lacks = { ability } })
    s.bob:will("mode", mode)
    s:turn_of(s.bob)
    s:expect(gabriel, { has = { ability } })
    s:turn_of(s.sue)
    s:expect(gabriel, { has = { ability } })
    s.bob:will("mode", mode % 3 + 1)
    s:turn_of(s.bob)
    s:expect(gabriel, { lacks = { ability } })
  end)
end

scenario("Gabriel Angelfire may gain rampage 3", both, function(s)
  local gabriel = s.bob:has("in play", "Gabriel Angelfire")
  local walls = s.sue:has("in play", "Wall of Wood", { count = 2 })
  s:turn_of(s.sue)
  s.bob:will("mode", 4)
  s:turn_of(s.bob)
  s.bob:attacks { gabriel }
  s.sue:blocks { [walls[1]] = gabriel, [walls[2]] = gabriel }
  s:expect(gabriel, { power = 7, toughness = 7 })
end)
