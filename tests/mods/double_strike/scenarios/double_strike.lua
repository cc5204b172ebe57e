scenario("double strike: unblocked, it deals its damage twice", function(s)
  local raptor = s.bob:has("in play", "Ridgetop Raptor")
  s.bob:attacks { raptor }
  s:to("first strike damage")
  s:expect(s.sue, { life = 18 })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)

scenario("double strike: what dies in the first step does not strike back", function(s)
  local raptor = s.bob:has("in play", "Ridgetop Raptor")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:attacks { raptor }
  s.sue:blocks { [bears] = raptor }
  s:to("first strike damage")
  s:expect(bears, { zone = "graveyard" })
  s:to("end of attack")
  s:expect(raptor, { zone = "in play", damage = 0 })
  s:expect(s.sue, { life = 20 })
end)

scenario("double strike: what survives the first step strikes back in the second", function(s)
  local raptor = s.bob:has("in play", "Ridgetop Raptor")
  local wurm = s.sue:has("in play", "Craw Wurm")
  s.bob:attacks { raptor }
  s.sue:blocks { [wurm] = raptor }
  s:to("first strike damage")
  s:expect(wurm, { damage = 2 })
  s:expect(raptor, { zone = "in play" })
  s:to("end of attack")
  s:expect(wurm, { zone = "graveyard" })
  s:expect(raptor, { zone = "graveyard" })
end)

scenario("double strike with trample: the second step finds nobody left", function(s)
  local mammoth = s.bob:has("in play", "War Mammoth")
  local sprites = s.sue:has("in play", "Scryb Sprites")
  s.bob:has("in play", "Battle Mastery", { on = mammoth })
  s.bob:attacks { mammoth }
  s.sue:blocks { [sprites] = mammoth }
  s:to("first strike damage")
  s:expect(s.sue, { life = 18 })
  s:to("end of attack")
  s:expect(s.sue, { life = 15 })
end)

scenario("double strike on a first striker: it strikes in both steps", function(s)
  local wolves = s.bob:has("in play", "Tundra Wolves")
  s.bob:has("in play", "Battle Mastery", { on = wolves })
  s.bob:attacks { wolves }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)

scenario("double strike lost between the steps: nothing more is dealt", function(s)
  -- The Herald that gives it dies in the first step.
  s:card [[
    return summon "Herald" "Test Herald" {
      cost = "{W}", power = 0, toughness = 1,
      continuous { affects = creatures:named "Grizzly Bears", gains = double_strike },
    }
  ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  local herald = s.bob:has("in play", "Test Herald")
  local knight = s.sue:has("in play", "White Knight")
  s.bob:attacks { bears, herald }
  s.sue:blocks { [knight] = herald }
  s:to("first strike damage")
  s:expect(herald, { zone = "graveyard" })
  s:expect(s.sue, { life = 18 })
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
end)
