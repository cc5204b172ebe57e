local both = { "fifth", "microprose" }

scenario("R-PERM-3 what is always on, what is used, what acts by itself, and what has its own time", both, function(s)
  s:card [[ return summon "Sage" "Test Sage" { cost = "{W}", power = 1, toughness = 1,
    continuous { affects = creatures:controlled_by(you), plus = "+0/+1" },
    activated { cost = "{W}", gain_life(1) },
    put_into_graveyard { what = creatures:controlled_by(opponent), gain_life(5) },
    activated { cost = "{T}", prevent(1, packets:to(you)) } } ]]
  local sage = s.bob:has("in play", "Test Sage")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s:expect(bears, { power = 2, toughness = 3 })
  s:expect(s.bob, { life = 20 })
  s.bob:mana "{W}"
  s.bob:activates(sage, { ability = 1 })
  s:expect(s.bob, { life = 21 })
  s:expect_illegal(function() s.bob:activates(sage, { ability = 2 }) end, "R-DP-8")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:mana "{R}"
  s.bob:casts("Lightning Bolt", { target = s.sue:has("in play", "Grizzly Bears") })
  s:expect(s.bob, { life = 26 })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { target = s.bob, held = true })
  s:to("damage prevention")
  s.bob:activates(sage, { ability = 2 })
  s:resolve()
  s:expect(s.bob, { life = 24 })
end)
