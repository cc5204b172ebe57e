-- What a player is forced to do is done with what is at hand (R-FORCE-1).

local function forced(s)
  s:card [[ return sorcery "Test Levy" { cost = "{0}", unless { by = opponent, pay = "{3}", lose_life(3, opponent) } } ]]
  s.bob:has("hand", "Test Levy")
  local lands = s.sue:has("in play", "Swamp", { count = 2 })
  s:card [[ return artifact "Test Stone" { cost = "{1}", activated { cost = "{T}", add_mana("{C}") } } ]]
  local stone = s.sue:has("in play", "Test Stone")
  s.sue:mana "{B}"
  return lands, stone
end

for _, set in ipairs { "microprose", "fifth" } do
  scenario("E-054 nobody is compelled to tap lands or to use an artifact (" .. set .. ")", function(s)
    s:rules(set)
    local lands, stone = forced(s)
    s.sue:will("pay", false)
    s.bob:casts("Test Levy")
    s:expect(s.sue, { life = 17, mana = "{B}" })
    for _, land in ipairs(lands) do s:expect(land, { tapped = false }) end
    s:expect(stone, { tapped = false })
  end)
end
