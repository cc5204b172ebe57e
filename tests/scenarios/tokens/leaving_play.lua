-- Where tokens can be (R-ZONE-16).

scenario("R-ZONE-16 a token that is returned to the hand is nowhere", { "fifth", "microprose" }, function(s)
  s:card [[ return sorcery "Raise Bee" { cost = "{0}",
    make_token(1, token "Bee" "Bee" { power = 1, toughness = 1, colour = "green" }) } ]]
  s.bob:has("hand", "Raise Bee")
  s.bob:casts("Raise Bee")
  local bee = s.bob:finds("Bee")
  s.bob:has("hand", "Unsummon")
  s.bob:mana "{U}"
  s.bob:casts("Unsummon", { target = bee })
  s:expect(bee, { zone = "nowhere" })
  s:expect(s.bob, { hand = 0 })
end)
