-- What a creature gains or loses between the two damage steps does not make it strike twice, or not at all.

scenario("a creature that loses first strike after it has struck does not strike again", function(s)
  s:card [[
    return summon "Herald" "Test Herald" {
      cost = "{W}", power = 0, toughness = 1,
      continuous { affects = creatures:named "Grizzly Bears", gains = first_strike },
    }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local herald = s.bob:has("in play", "Test Herald")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { bears, herald }
  s.sue:blocks { [knight] = herald }
  s:to("first strike damage")
  s:expect(herald, { zone = "graveyard" })
  s:expect(bears, { lacks = { "first strike" } })
  s:expect(s.sue, { life = 18 })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("a creature that gains first strike after the first step strikes in the second", function(s)
  s:card [[
    return summon "Herald" "Test Herald" {
      cost = "{W}", power = 0, toughness = 1,
      put_into_graveyard { what = self, until_end_of_turn(creatures:named "Grizzly Bears", { gains = first_strike }) },
    }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local herald = s.bob:has("in play", "Test Herald")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { bears, herald }
  s.sue:blocks { [knight] = herald }
  s:to("first strike damage")
  s:expect(bears, { has = { "first strike" } })
  s:expect(s.sue, { life = 20 })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("of a band only the first strikers deal in the first step", function(s)
  local knight = s.bob:has("in play", "White Knight")
  local hero = s.bob:has("in play", "Benalish Hero")
  local elves = s.sue:has("in play", "Llanowar Elves")
  s.bob:attacks { { knight, hero } }
  s.sue:blocks { [elves] = hero }
  s:to("first strike damage")
  s:expect(elves, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(hero, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)
