scenario("Reef Diver is blocked by nobody who stays above", function(s)
  local diver = s.bob:has("in play", "Reef Diver")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { diver }
  s:expect_illegal(function() s.sue:blocks { [bears] = diver } end, "cannot")
end)

scenario("Silting takes power from a creature", function(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Silting")
  s.bob:lands("Island", 1)
  s.bob:casts("Silting", { target = bears })
  s:expect(bears, { power = 1, toughness = 2, counters = { silt = 1 } })
end)

scenario("the Sea Serpent of this mod lives without an island", function(s)
  local serpent = s.bob:has("in play", "Sea Serpent")
  s:next_turn()
  s:expect(serpent, { zone = "in play", has = { "submerged" } })
end)

scenario("a duel at high tide begins with 30 life", function(s)
  s:rules "high_tide"
  s:duel { bob = 40, sue = 40, starts = s.bob }
  s:expect(s.sue, { life = 30 })
end)
