-- What becomes of an attacking band whose members lose banding (D-20). Bob attacks with Hero, Ogre and Pegasus
-- in one band; Sue takes banding from Hero and Pegasus, before or after her Bears block the Ogre.

local unband = [[
  return instant "Test Discord" {
    cost = "{R}",
    targets = { creature, creature },
    until_end_of_turn(targets(1), { loses = "banding" }),
    until_end_of_turn(targets(2), { loses = "banding" }),
  }
]]

local function attack(s)
  s:card(unband)
  local band = {
    hero = s.bob:has("in play", "Benalish Hero"),
    ogre = s.bob:has("in play", "Gray Ogre"),
    pegasus = s.bob:has("in play", "Mesa Pegasus"),
    bears = s.sue:has("in play", "Grizzly Bears"),
  }
  s.sue:has("hand", "Test Discord")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { { band.hero, band.ogre, band.pegasus } }
  return band
end

local function before_blocks(s)
  local band = attack(s)
  s.sue:casts("Test Discord", { targets = { band.hero, band.pegasus } })
  s.sue:blocks { [band.bears] = band.ogre }
  return band
end

local function after_blocks(s)
  local band = attack(s)
  s.sue:blocks { [band.bears] = band.ogre }
  s.sue:casts("Test Discord", { targets = { band.hero, band.pegasus } })
  s:expect(band.bears, { blocking = true })
  return band
end

--- The Ogre alone is blocked.
local function all_are_single(s)
  local band = before_blocks(s)
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(band.ogre, { zone = "graveyard" })
  s:expect(band.bears, { zone = "graveyard" })
end

--- All are blocked, and Bob divides what is dealt to them.
local function the_band_stays(s)
  local band = before_blocks(s)
  s.bob:assigns { [band.bears] = { [band.pegasus] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(band.ogre, { zone = "in play" })
  s:expect(band.pegasus, { zone = "graveyard" })
end

--- All stay blocked, and `divider` says whom the Bears' damage meets.
local function blocks_stay(s, divider)
  local band = after_blocks(s)
  divider:assigns { [band.bears] = { [band.hero] = 1, [band.pegasus] = 1 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 20 })
  s:expect(band.bears, { zone = "graveyard" })
  s:expect(band.hero, { zone = "graveyard" })
  s:expect(band.pegasus, { zone = "graveyard" })
  s:expect(band.ogre, { zone = "in play", damage = 0 })
end

scenario("E-128 a: before blocks an illegal band is regrouped (fifth)", all_are_single)

scenario("E-128 b: after blocks too, and who blocks whom stays (fifth)", function(s)
  blocks_stay(s, s.sue)  -- a creature that blocks several attackers divides as its controller says (R-CDMG-5)
end)

scenario("E-128 a: before blocks, the band stays (microprose)", function(s)
  s:rules("microprose")
  the_band_stays(s)
end)

scenario("E-128 b: after blocks, the band stays (microprose)", function(s)
  s:rules("microprose")
  blocks_stay(s, s.bob)
end)

scenario("band.regroup on: the attacker regroups, by whatever rule set", function(s)
  s:rules("microprose", { ["band.regroup"] = true })
  all_are_single(s)
end)

scenario("band.regroup off: the band stays, by whatever rule set", function(s)
  s:rules("fifth", { ["band.regroup"] = false })
  the_band_stays(s)
end)

scenario("R-BAND-10 the attacker chooses the new bands: one that keeps banding may take another along", function(s)
  s:card [[ return instant "Test Solo" { cost = "{R}", target = creature, until_end_of_turn(target, { loses = "banding" }) } ]]
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("hand", "Test Solo")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { { hero, ogre, pegasus } }
  -- The Hero stays with the Pegasus, which keeps banding; the Ogre goes alone.
  s.bob:will("band", { "none", "none", hero })
  s.sue:casts("Test Solo", { on = hero })
  s.sue:blocks { [bears] = hero }
  s.bob:assigns { [bears] = { [hero] = 2 } }
  s:to("end of attack")
  s:expect(s.sue, { life = 18 })
  s:expect(hero, { zone = "graveyard" })
  s:expect(pegasus, { zone = "in play" })
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-BAND-10 nobody is asked where one band is possible, and the answer waits for the one who is", function(s)
  s:card [[ return instant "Test Solo" { cost = "{R}", target = creature, until_end_of_turn(target, { loses = "banding" }) } ]]
  local hero = s.bob:has("in play", "Benalish Hero")
  local ogre = s.bob:has("in play", "Gray Ogre")
  local pegasus = s.bob:has("in play", "Mesa Pegasus")
  s.sue:has("hand", "Test Solo")
  s.sue:lands("Mountain", 1)
  s.bob:attacks { { hero, ogre, pegasus } }
  s.bob:will("band", hero)
  s.sue:casts("Test Solo", { on = hero })
  s:to("end of attack")
  s:expect(s.sue, { life = 16 })
end)
