-- Cards of later years that are cast whenever an instant may be, and those that nothing counters.
local both = { "fifth", "microprose" }

local function cat(s)
  s:card [[ return summon "Cat" "Test Cat" { cost = "{G}", power = 2, toughness = 3, as_instant = true, text = "Flash" } ]]
end

scenario("flash: a creature comes while another attacks, and blocks", both, function(s)
  cat(s)
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Cat")
  s.bob:lands("Forest", 1)
  s:turn_of(s.sue)
  s.sue:attacks { bears }
  s.bob:casts("Test Cat")
  local guard = s.bob:finds("Test Cat")
  s.bob:blocks { [guard] = bears }
  s:to("end of attack")
  s:expect(bears, { zone = "graveyard" })
  s:expect(guard, { zone = "in play" })
end)

scenario("flash: in response to a spell, and it is there when that takes effect", both, function(s)
  cat(s)
  s:card [[ return sorcery "Test Rain" { cost = "{0}", text = "Destroy all creatures.", destroy(creatures) } ]]
  s.bob:has("hand", "Test Cat")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Test Rain")
  s:turn_of(s.sue)
  s.sue:casts("Test Rain", { held = true })
  s.bob:casts("Test Cat")
  s:resolve()
  s:expect(s.bob, { graveyard = { "Test Cat" } })
end)

scenario("flash: not out of nothing in another's main phase, and no interrupt", both, function(s)
  cat(s)
  s.bob:has("hand", "Test Cat")
  s.bob:lands("Forest", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:casts("Test Cat", { unprompted = true }) end, "R-BATCH-1")
end)

scenario("without flash a creature waits for the main phase", both, function(s)
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  local ogre = s.sue:has("in play", "Gray Ogre")
  s:turn_of(s.sue)
  s.sue:attacks { ogre }
  s:expect_illegal(function() s.bob:casts("Grizzly Bears") end, "main phase")
end)

scenario("flash: neither prevention nor regeneration is a time for it", both, function(s)
  cat(s)
  s.bob:has("hand", "Test Cat")
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Forest", 1)
  s.bob:lands("Plains", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s:turn_of(s.sue)
  s.sue:casts("Lightning Bolt", { target = s.bob, held = true })
  s:to("damage prevention")
  s:expect_illegal(function() s.bob:casts("Test Cat", { unprompted = true }) end, "main phase")
end)

scenario("flash: an enchantment on a creature, in the attack", both, function(s)
  s:card [[ return enchant_creature "Test Cloak" { cost = "{U}", as_instant = true,
    text = "Flash\nEnchanted creature gets +1/+1.", continuous { affects = enchanted, plus = "+1/+1" } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Cloak")
  s.bob:lands("Island", 1)
  s.bob:attacks { bears }
  s.bob:casts("Test Cloak", { on = bears })
  s:to("end of attack")
  s:expect(s.sue, { life = 17 })
end)

scenario("what cannot be countered is cast all the same, and its like is countered", both, function(s)
  s:card [[ return summon "Beast" "Test Beast" { cost = "{G}", power = 4, toughness = 4, cannot_be_countered = true,
    text = "Test Beast cannot be countered." } ]]
  s.bob:has("hand", "Test Beast")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:lands("Forest", 3)
  s.sue:has("hand", "Counterspell", { count = 2 })
  s.sue:lands("Island", 4)
  local beast = s.bob:casts("Test Beast", { held = true })
  s.sue:interrupts(beast, "Counterspell", { target = beast })
  s:resolve()
  s:expect(s.bob:finds("Test Beast"), { zone = "in play" })
  s:expect(s.sue, { graveyard = { "Counterspell" } })
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s.sue:interrupts(bears, "Counterspell", { target = bears })
  s:expect(s.bob, { graveyard = { "Grizzly Bears" } })
end)
