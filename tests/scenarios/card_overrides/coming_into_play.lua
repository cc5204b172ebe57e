-- How a permanent comes into play is so from its first moment: tapped, with counters.

scenario("a creature of toughness 0 that comes into play with counters lives (R-CRE-6)", function(s)
  s.bob:has("hand", "Forest")
  local seed = s.bob:has("hand", "Grizzly Bears")
  s.bob:makes("Kind Soil", { types = { "enchantment" }, text = "Creatures come into play with two +1/+1 counters on them." })
  s.bob:makes("Blight", { types = { "enchantment" }, text = "All creatures get -2/-2." })
  s.bob:lands("Forest", 2)
  s.bob:casts(seed)
  s:expect(seed, { zone = "in play", power = 2, toughness = 2, counters = { ["+1/+1"] = 2 } })
end)

scenario("what comes into play tapped did not become tapped (R-TRIG-1)", function(s)
  s.sue:makes("Slow Gate", { types = { "enchantment" }, text = "Creatures come into play tapped." })
  s.sue:makes("Tap Watcher", { types = { "enchantment" }, text = "Whenever a creature becomes tapped, you gain 1 life." })
  local bear = s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.bob:casts(bear)
  s:expect(bear, { zone = "in play", tapped = true })
  s:expect(s.sue, { life = 20 })
end)

scenario("lands are none of its creatures", function(s)
  s.sue:makes("Slow Gate", { types = { "enchantment" }, text = "Creatures come into play tapped." })
  local forest = s.bob:has("hand", "Forest")
  s.bob:plays_land(forest)
  s:expect(forest, { tapped = false })
end)

scenario("X counters are as many as were paid for (R-MANA-7)", function(s)
  s:card [[ return summon "Hydra" "Small Hydra" { cost = "{X}{G}", power = 0, toughness = 1,
    enters_with_counters { kind = "+1/+0", n = x } } ]]
  local hydra = s.bob:has("hand", "Small Hydra")
  s.bob:lands("Forest", 4)
  s.bob:casts(hydra, { x = 3 })
  s:expect(hydra, { zone = "in play", power = 3, counters = { ["+1/+0"] = 3 } })
end)

scenario("a permanent meets its own rule about all creatures as it enters", function(s)
  s:card [[ return summon "Snail" "Lead Snail" { cost = "{G}", power = 1, toughness = 1, enters_tapped { affects = creatures } } ]]
  local snail = s.bob:has("hand", "Lead Snail")
  s.bob:lands("Forest", 1)
  s.bob:casts(snail)
  s:expect(snail, { zone = "in play", tapped = true })
end)
