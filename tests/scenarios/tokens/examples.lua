local function token_dies(s)
  s:card [[ return sorcery "Raise Bee" {
    cost = "{G}",
    text = "Put a Bee token into play. It is a 1/1 green creature.",
    make_token(1, token "Bee" "Bee" { power = 1, toughness = 1, colour = "green" }),
  } ]]
  s.bob:has("hand", "Raise Bee")
  s.bob:lands("Forest", 1)
  s.bob:casts("Raise Bee")
  local bee = s.bob:finds("Bee")
  s:expect(bee, { zone = "in play", power = 1, toughness = 1 })
  s.bob:has("in play", "Soul Net")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:lands("Mountain", 1)
  s.bob:mana "{C}"
  return bee
end

scenario("E-073 by the older rules a token passes through the graveyard", function(s)
  s:rules("microprose")
  local bee = token_dies(s)
  s.bob:will("pay", true)
  s.bob:casts("Lightning Bolt", { on = bee })
  s:expect(s.bob, { life = 21, graveyard = { "Raise Bee", "Lightning Bolt" } })
  s:expect(bee, { zone = "nowhere" })
end)

scenario("E-073 by the newer rules a token is only ever in a territory", function(s)
  local bee = token_dies(s)
  s.bob:casts("Lightning Bolt", { on = bee })
  s:expect(s.bob, { life = 20, mana = "{C}" })
  s:expect(bee, { zone = "nowhere" })
end)

scenario("D-18 the other way round: the newer rules with the stop in the graveyard", function(s)
  s:rules("fifth", { ["token.graveyard_stop"] = true })
  local bee = token_dies(s)
  s.bob:will("pay", true)
  s.bob:casts("Lightning Bolt", { on = bee })
  s:expect(s.bob, { life = 21 })
end)

scenario("a token that regenerates stays, and one that leaves in another way is gone without a stop", function(s)
  s:rules("microprose")
  s:card [[ return sorcery "Raise Wasp" {
    cost = "{B}",
    text = "Put a Wasp token into play. It is a 1/1 black creature with \"{B}: Regenerate Wasp.\"",
    make_token(1, token "Wasp" "Wasp" {
      power = 1, toughness = 1, colour = "black",
      regeneration "{B}",
    }),
  } ]]
  s.bob:has("hand", "Raise Wasp")
  s.bob:has("hand", "Lightning Bolt")
  s.bob:has("hand", "Unsummon")
  s.bob:has("in play", "Soul Net")
  s.bob:lands("Swamp", 2)
  s.bob:lands("Mountain", 1)
  s.bob:lands("Island", 2)
  s.bob:casts("Raise Wasp")
  local wasp = s.bob:finds("Wasp")
  s.bob:will_regenerate(wasp)
  s.bob:casts("Lightning Bolt", { on = wasp })
  s:expect(wasp, { zone = "in play", tapped = true, damage = 0 })
  s.bob:casts("Unsummon", { on = wasp })
  s:expect(wasp, { zone = "nowhere" })
  s:expect(s.bob, { life = 20, hand = {} })
end)
