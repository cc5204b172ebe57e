-- What a card costs is asked of the duel: rules in play raise and lower it.

local tax = { types = { "enchantment" }, text = "White spells cost {3} more to cast." }

scenario("a dearer spell is refused to who can pay only what is printed (R-COST-1)", function(s)
  s.sue:makes("Deep Gloom", tax)
  local knight = s.bob:has("hand", "White Knight")
  s.bob:lands("Plains", 4)
  s:expect_illegal(function() s.bob:casts(knight) end, "cannot be paid")
  s:expect(knight, { zone = "hand" })
end)

scenario("and cast for the whole of it", function(s)
  s.sue:makes("Deep Gloom", tax)
  local knight = s.bob:has("hand", "White Knight")
  local lands = s.bob:lands("Plains", 5)
  s.bob:casts(knight)
  s:expect(knight, { zone = "in play" })
  for _, land in ipairs(lands) do s:expect(land, { tapped = true }) end
end)

scenario("spells of other colours cost what they did", function(s)
  s.sue:makes("Deep Gloom", tax)
  local bear = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.bob:casts(bear)
  s:expect(bear, { zone = "in play" })
end)

scenario("only whom it is about pays less, and no coloured mana is saved", function(s)
  s.bob:makes("Grove Shrine", { types = { "enchantment" }, text = "Creature spells cost {2} less to cast for you." })
  local mine = s.bob:has("hand", "Grizzly Bears")
  local forest = s.bob:lands("Forest", 2)
  s.bob:casts(mine)
  s:expect(forest[1], { tapped = true })
  s:expect(forest[2], { tapped = false })
  local hers = s.sue:has("hand", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.sue:casts(hers) end, "cannot be paid")
end)
