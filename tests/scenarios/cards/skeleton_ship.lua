scenario("Skeleton Ship shrinks a creature", function(s)
  local ship = s.bob:has("in play", "Skeleton Ship")
  s.bob:lands("Island", 1)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local land = s.sue:has("in play", "Forest")
  s:expect_illegal(function() s.bob:activates(ship, { target = land }) end, "Forest is no creature (R-TARGET-1)")
  s.bob:activates(ship, { target = bears })
  s:expect(ship, { tapped = true, power = 0, toughness = 3 })
  s:expect(bears, { power = 1, toughness = 1, counters = { ["-1/-1"] = 1 } })
end)

scenario("Skeleton Ship is buried as soon as its controller has no island", function(s)
  local ship = s.bob:has("in play", "Skeleton Ship")
  local island = s.bob:has("in play", "Island")
  s.sue:lands("Island", 1)
  s.sue:has("hand", "Evil Presence")
  s.sue:lands("Swamp", 1)
  s:next_turn()
  s:expect(ship, { zone = "in play" })
  s.sue:casts("Evil Presence", { on = island })
  s:expect(ship, { zone = "graveyard" })
end)

scenario("R-DEST-2 Skeleton Ship is buried for an island that is no land any more", { "fifth", "microprose" }, function(s)
  s:card [[ return sorcery "Test Glaze" {
    cost = "{W}", text = "Target land becomes an artifact.",
    target = land, for_good(target, { becomes_type = "artifact" }),
  } ]]
  local ship = s.bob:has("in play", "Skeleton Ship")
  local island = s.bob:has("in play", "Island")
  s.bob:has("in play", "Regeneration", { on = ship })
  s.bob:lands("Forest", 1)
  s.bob:has("hand", "Test Glaze")
  s.bob:mana "{W}"
  s.bob:casts("Test Glaze", { on = island })
  s:expect(ship, { zone = "graveyard" })
  s:expect(s, { windows = { "Bob: interrupt", "Sue: interrupt", "Bob: respond", "Sue: respond" } })
end)
