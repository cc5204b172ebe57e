-- An enchantment that is laid on another of the type that it lay on.
local both = { "fifth", "microprose" }

local alteration = [[ return instant "Test Alteration" { cost = "{U}",
  text = [=[
    Choose one —
    • Attach target enchantment attached to a creature to a creature.
    • Attach target enchantment attached to a land to a land.
  ]=],
  choose_one {
    mode { target = enchantment:enchanting(creatures), attach(target, creatures) },
    mode { target = enchantment:enchanting(lands), attach(target, lands) } } } ]]

scenario("Enchantment Alteration: from one creature to another (R-ENCH-5)", both, function(s)
  s:card(alteration)
  s.bob:has("hand", "Test Alteration")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local wurm = s.sue:has("in play", "Craw Wurm")
  local strength = s.bob:has("in play", "Holy Strength", { on = bears })
  s.bob:lands("Island", 1)
  s.bob:casts("Test Alteration", { mode = 1, target = strength })
  s:expect(bears, { power = 2 })
  s:expect(wurm, { power = 7 })
end)

scenario("Enchantment Alteration: from one land to another, and what lies on a creature is not meant", both, function(s)
  s:card(alteration)
  s.bob:has("hand", "Test Alteration")
  local bears = s.bob:has("in play", "Grizzly Bears")
  local strength = s.bob:has("in play", "Holy Strength", { on = bears })
  local plains = s.sue:has("in play", "Plains")
  local forest = s.sue:has("in play", "Forest")
  local presence = s.bob:has("in play", "Evil Presence", { on = plains })
  local island = s.bob:has("in play", "Island")
  s:expect_illegal(function()
    s.bob:casts("Test Alteration", { mode = 2, target = strength })
  end, "Holy Strength")
  s.bob:will("choose", forest)
  s.bob:casts("Test Alteration", { mode = 2, target = presence })
  s:expect(forest, { land_types = { "swamp" } })
  s:expect(plains, { land_types = { "plains" } })
  s:expect(island, { land_types = { "island" } })
end)
