scenario("E-151 zero toughness cannot be cured", { "fifth", "microprose" }, function(s)
  s:card [[
    return instant "Wither" { cost = "{B}", target = creature, until_end_of_turn(target, { plus = "-0/-1" }) }
  ]]
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  local swamps = s.sue:has("in play", "Swamp", { count = 2 })
  s.bob:has("hand", "Wither")
  s.bob:lands("Swamp", 1)
  s.sue:will_regenerate(skeletons)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Wither", { target = skeletons })
  s:expect(skeletons, { zone = "graveyard" })
  s:expect(swamps[1], { tapped = true })
  s:expect(swamps[2], { tapped = true })
end)

scenario("E-215 a toughness made smaller finds the old damage", { "fifth", "microprose" }, function(s)
  s:card [[
    return instant "Wither" { cost = "{B}", target = creature, until_end_of_turn(target, { plus = "-0/-1" }) }
  ]]
  local giant = s.sue:makes("Scarred Giant", { power = 3, toughness = 3 })
  local sorcerers = s.bob:has("in play", "Prodigal Sorcerer", { count = 2 })
  for _, sorcerer in ipairs(sorcerers) do s.bob:activates(sorcerer, { target = giant }) end
  s:expect(giant, { damage = 2, zone = "in play" })
  -- Sue's response resolves first; the Giant is dead before Bob's Growth could save it.
  s.sue:has("hand", "Wither")
  s.sue:lands("Swamp", 1)
  local growth = s.bob:has("hand", "Giant Growth")
  s.bob:lands("Forest", 1)
  s.bob:casts(growth, { target = giant, held = true })
  s.sue:casts("Wither", { target = giant, held = true })
  s:resolve()
  s:expect(giant, { zone = "graveyard" })
  s:expect(growth, { zone = "graveyard" })
end)

scenario("E-215 b: what a smaller toughness kills may be regenerated", { "fifth", "microprose" }, function(s)
  s:card [[
    return instant "Wither" { cost = "{B}", target = creature, until_end_of_turn(target, { plus = "-0/-1" }) }
  ]]
  local troll = s.sue:has("in play", "Uthden Troll", { damage = 1 })
  s.sue:lands("Mountain", 1)
  s.sue:will_regenerate(troll)
  s.bob:has("hand", "Wither")
  s.bob:lands("Swamp", 1)
  s.bob:casts("Wither", { target = troll })
  s:expect(troll, { zone = "in play", tapped = true, damage = 0, toughness = 1 })
end)
