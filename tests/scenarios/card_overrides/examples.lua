-- Where a card and a rule disagree, the card wins (R-GEN-1).
scenario("E-205 card text beats the rules: a Wall that may attack", { "fifth", "microprose" }, function(s)
  s:card [[
    return summon "Wall" "Moving Wall" {
      cost = "{1}", power = 2, toughness = 2,
      may_attack_all_the_same {},
    }
  ]]
  local moving = s.bob:has("in play", "Moving Wall")
  local wall = s.bob:has("in play", "Wall of Brambles")
  s:expect_illegal(function() s.bob:attacks { wall } end, "cannot attack")
  s.bob:attacks { moving }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("E-205 card text beats the rules: no maximum hand size", { "fifth", "microprose" }, function(s)
  s:card [[
    return artifact "Endless Shelf" {
      cost = "{1}",
      no_hand_limit { affects = you },
    }
  ]]
  s.bob:has("in play", "Endless Shelf")
  s.bob:has("hand", "Grizzly Bears", { count = 8 })
  s.sue:has("hand", "Grizzly Bears", { count = 7 })
  s.sue:will("discard", "Grizzly Bears")
  s:next_turn()
  s:expect(s.bob, { hand = 8 })
  s:expect(s.sue, { hand = 8 })
  s:next_turn()
  s:expect(s.sue, { hand = 7 })
end)
