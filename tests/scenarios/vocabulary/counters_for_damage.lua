-- Damage that takes counters, and what is discarded onto a library.
local both = { "fifth", "microprose" }

local hydra = [[ return summon "Hydra" "Test Hydra" {
  cost = "{X}{R}{R}", power = 0, toughness = 0,
  text = [=[
    Test Hydra comes into play with X +1/+1 counters on it.
    For each 1 damage that would be dealt to Test Hydra, if it has a +1/+1 counter on it, remove a +1/+1 counter from it and prevent that 1 damage.
    {R}: Prevent up to 1 damage to Test Hydra.
  ]=],
  enters_with_counters { kind = "+1/+1", n = x },
  damage_takes_counters { kind = "+1/+1" },
  activated { cost = "{R}", target = packet:to(self), prevent(1, target) } } ]]

local function with_hydra(s, heads)
  s:card(hydra)
  s.bob:has("hand", "Test Hydra")
  s.bob:lands("Mountain", heads + 2)
  s.bob:casts("Test Hydra", { x = heads })
  return s.bob:finds("Test Hydra")
end

scenario("Rock Hydra: each damage takes a head (R-DP-5)", both, function(s)
  local it = with_hydra(s, 5)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { counters = { ["+1/+1"] = 2 }, damage = 0, power = 2, toughness = 2 })
  s:expect(bears, { power = 2, damage = 0 })
end)

scenario("Rock Hydra: without a head it dies, and what is left over is damage", both, function(s)
  local it = with_hydra(s, 3)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "graveyard" })
end)

scenario("Rock Hydra: what was prevented takes no head", both, function(s)
  local it = with_hydra(s, 3)
  s.bob:lands("Mountain", 1)
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:will_prevent(it, { target = it })
  s.sue:casts("Lightning Bolt", { target = it })
  s:expect(it, { zone = "in play", counters = { ["+1/+1"] = 1 } })
end)

scenario("damage beyond the counters is dealt, and damage that nothing prevents takes them and is dealt", both, function(s)
  s:card [[ return summon "Ooze" "Test Ooze" { cost = "{G}", power = 2, toughness = 4,
    text = "For each 1 damage that would be dealt to Test Ooze, if it has a charge counter on it, remove a charge counter from it and prevent that 1 damage.",
    damage_takes_counters { kind = "charge" } } ]]
  s:card [[ return artifact "Test Well" { cost = "{0}", text = "{T}: Put two charge counters on target creature.",
    activated { cost = "{T}", target = creature, put_counters("charge", 2, target) } } ]]
  s:card [[ return enchantment "Test Rage" { cost = "{R}",
    text = "Damage dealt to creatures by red sources cannot be prevented or dealt to another permanent or player instead.",
    damage_stays { from = permanents:that_are "red", affects = creatures } } ]]
  local ooze = s.bob:has("in play", "Test Ooze")
  local other = s.bob:has("in play", "Craw Wurm")
  local well = s.bob:has("in play", "Test Well")
  s.bob:activates(well, { target = ooze })
  s.sue:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 2)
  s.sue:casts("Lightning Bolt", { target = ooze })
  s:expect(ooze, { counters = {}, damage = 1 })
  s.sue:casts("Lightning Bolt", { target = other })
  s:expect(other, { damage = 3 })
end)
