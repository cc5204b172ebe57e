local both = { "fifth", "microprose" }

local function clone(s)
  s:card [[ return summon "Clone" "Shape" {
    cost = "{0}", power = 0, toughness = 1,
    when_played { choose("card", you, creatures) },
    continuous { affects = self, copy_of = chosen },
  } ]]
end

scenario("R-CONT-1 what a copy of a copy is, stays when that one is gone", both, function(s)
  clone(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  local first = s.bob:has("hand", "Shape")
  s.bob:casts(first)
  s:expect(first, { name = "Grizzly Bears", power = 2 })
  local second = s.bob:has("hand", "Shape")
  s.bob:casts(second, { choosing = first })
  s:expect(second, { name = "Grizzly Bears", power = 2 })
  s:card [[ return instant "Snuff" { cost = "{0}", target = creature, bury(target) } ]]
  s.bob:has("hand", "Snuff")
  s.bob:casts("Snuff", { on = first })
  s:expect(second, { name = "Grizzly Bears", power = 2, toughness = 2 })
  s:next_turn()
  s:expect(second, { name = "Grizzly Bears", power = 2, toughness = 2 })
end)

scenario("R-DUR-1 what becomes a copy for a time copies what its original was then", both, function(s)
  s:card [[ return summon "Mimic" "Mimic" {
    cost = "{0}", power = 0, toughness = 1,
    activated { cost = "{0}", target = creature, until_end_of_turn(self, { copy_of = target }) },
  } ]]
  s:card [[ return instant "Snuff" { cost = "{0}", target = creature, bury(target) } ]]
  local bears = s.sue:has("in play", "Grizzly Bears")
  local mimics = s.bob:has("in play", "Mimic", { count = 2 })
  s.bob:activates(mimics[1], { target = bears })
  s.bob:activates(mimics[2], { target = mimics[1] })
  s:expect(mimics[2], { name = "Grizzly Bears" })
  s.bob:has("hand", "Snuff")
  s.bob:casts("Snuff", { on = mimics[1] })
  s:expect(mimics[2], { name = "Grizzly Bears", power = 2 })
end)
