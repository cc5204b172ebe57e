-- What a permanent demands in upkeep, and what it withholds until then.

local tower = [[ return summon "Wizard" "Test Wizard" { cost = "{1}", power = 1, toughness = 1,
  at_upkeep { of = you, unless { pay = "{1}", bury(self) } },
  activated { cost = "{T}", target = creature_or_player, deal(1, target) },
  continuous { affects = creatures:controlled_by(you), plus = "+0/+1" },
} ]]

local function tower_of(s)
  s:card(tower)
  local wizard = s.sue:has("in play", "Test Wizard")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 1)
  s:to("beginning of upkeep")
  s:expect(bears, { toughness = 3 })
  return wizard, bears
end

scenario("E-076 an upkeep cost that was not paid locks no ability", function(s)
  local wizard, bears = tower_of(s)
  s.sue:activates(wizard, { target = s.bob })
  s:expect(s.bob, { life = 19 })
  s.sue:will("pay", true)
  s:to("draw")
  s:expect(bears, { toughness = 3 })
  s:expect(wizard, { zone = "in play" })
end)

scenario("E-076 b: the abilities of a permanent are locked until its upkeep cost is paid", function(s)
  s:rules("microprose")
  local wizard, bears = tower_of(s)
  s:expect_illegal(function() s.sue:activates(wizard, { target = s.bob, unprompted = true }) end, "R-UPKEEP-3")
  s:expect(bears, { toughness = 3 })
  s.sue:will("pay", true)
  s:to("upkeep")
  s:expect(bears, { toughness = 3 })
  s.sue:activates(wizard, { target = s.bob })
  s:expect(s.bob, { life = 19 })
end)

scenario("upkeep.lock alone locks the abilities", function(s)
  s:rules("fifth", { ["upkeep.lock"] = true })
  local wizard = tower_of(s)
  s:expect_illegal(function() s.sue:activates(wizard, { target = s.bob, unprompted = true }) end, "R-UPKEEP-3")
  s.sue:will("pay", true)
  s:to("upkeep")
  s.sue:activates(wizard, { target = s.bob })
end)

scenario("the lock holds for the upkeep only, and for mana too", function(s)
  s:rules("microprose")
  s:card [[ return artifact "Test Engine" { cost = "{1}",
    at_upkeep { of = you, unless { pay = "{1}", deal(1, you) } },
    activated { cost = "{T}", add_mana("{C}") },
  } ]]
  local engine = s.sue:has("in play", "Test Engine")
  s:to("beginning of upkeep")
  s:expect_illegal(function() s.sue:taps_for_mana(engine) end, "R-UPKEEP-3")
  s:to("upkeep")  -- it cannot pay for itself
  s:expect(s.sue, { life = 19 })
  s:expect_illegal(function() s.sue:taps_for_mana(engine) end, "R-UPKEEP-3")
  s:to("draw")
  s.sue:taps_for_mana(engine)
  s:expect(s.sue, { mana = "{C}" })
end)

scenario("E-203 a tapped artifact demands its upkeep like an untapped one", { "fifth", "microprose" }, function(s)
  s:card [[ return artifact "Test Idol" { cost = "{1}", does_not_untap {},
    at_upkeep { of = you, unless { pay = "{1}", deal(2, you) } },
  } ]]
  local idol = s.sue:has("in play", "Test Idol", { tapped = true })
  s:card [[ return enchantment "Test Tar" { cost = "{1}", does_not_untap { affects = artifacts } } ]]
  s.bob:has("in play", "Test Tar")
  s.sue:lands("Swamp", 1)
  s.sue:will("pay", false)
  s:to("draw")
  s:expect(idol, { tapped = true })
  s:expect(s.sue, { life = 18 })
end)
