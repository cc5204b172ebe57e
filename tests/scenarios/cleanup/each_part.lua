-- What ends in cleanup, and what may still happen there.

local both = { "fifth", "microprose" }

scenario("R-CLEAN-1 damage goes from what is no creature any more", function(s)
  s:rules("fifth")
  s:card [[ return artifact "Test Golem" { cost = "{0}",
    continuous { only_if = phase "main", is_also = "creature", power = 3, toughness = 3 } } ]]
  local golem = s.bob:has("in play", "Test Golem")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:mana "{R}"
  s:card [[ return instant "Test Sting" { cost = "{0}", target = creature, deal(2, target) } ]]
  s.sue:has("hand", "Test Sting", { count = 2 })
  s.sue:casts("Test Sting", { target = golem })
  s:expect(golem, { damage = 2, zone = "in play" })
  s:to("discard")
  s:expect(golem, { types = { "artifact" }, damage = 2 })
  s:next_turn()
  s:expect(golem, { types = { "artifact", "creature" }, damage = 0 })
  s.sue:casts("Test Sting", { target = golem })
  s:expect(golem, { damage = 2, zone = "in play" })
end)

for _, first in ipairs { 1, 2 } do
  scenario("R-CLEAN-3 effects at end of turn: the active player's first, who orders them, " .. first, both, function(s)
    local function bell(name, n)
      s:card('return artifact "' .. name .. '" { cost = "{0}", at_end_of_turn { set_life(' .. n .. ", opponent) } }")
    end
    bell("Test Bell 1", 11); bell("Test Bell 2", 12); bell("Test Gong", 15)
    -- Each of Bob's sets Sue's life, and so does hers, to see that hers comes last: it is about Bob.
    s:card [[ return artifact "Test Chime" { cost = "{0}", at_end_of_turn { set_life(life_of(you), opponent) } } ]]
    local bells = { s.bob:has("in play", "Test Bell 1"), s.bob:has("in play", "Test Bell 2") }
    s.sue:has("in play", "Test Chime")
    s.bob:will("order", bells[first])
    s:next_turn()
    s:expect(s.sue, { life = first == 1 and 12 or 11 })
    s:expect(s.bob, { life = first == 1 and 12 or 11 })
  end)
end

scenario("R-CLEAN-3 the active player orders the other player's effects at end of turn, too", both, function(s)
  s:card [[ return artifact "Test Bell" { cost = "{0}", at_end_of_turn { set_life(11, you) } } ]]
  s:card [[ return artifact "Test Gong" { cost = "{0}", at_end_of_turn { set_life(12, you) } } ]]
  s.sue:has("in play", "Test Bell")
  local gong = s.sue:has("in play", "Test Gong")
  s.bob:will("order", gong)
  s:next_turn()
  s:expect(s.sue, { life = 11 })
end)

local function plague(s)
  s:card [[ return enchantment "Test Plague" { cost = "{1}", at_end_of_turn { deal(2, creatures) } } ]]
  s.sue:has("in play", "Test Plague")
end

scenario("R-CLEAN-4 no fast effects in cleanup", both, function(s)
  s:card [[ return instant "Whim" { cost = "{0}", gain_life(1) } ]]
  s.bob:has("hand", "Whim")
  s.sue:has("hand", "Whim")
  s:to("cleanup")
  s:expect(s, { step = "cleanup" })
  s:expect_illegal(function() s.bob:casts("Whim") end, "Bob may not act now")
  s:expect_illegal(function() s.sue:casts("Whim") end, "Sue may not act now")
end)

scenario("R-CLEAN-4 what an effect at end of turn would destroy may be regenerated", both, function(s)
  plague(s)
  local skeletons = s.bob:has("in play", "Drudge Skeletons")
  s.bob:lands("Swamp", 1)
  s.bob:will_regenerate(skeletons)
  s:to("end of cleanup")
  s:expect(skeletons, { zone = "in play", tapped = true })
end)

scenario("R-CLEAN-4 its damage may be prevented", both, function(s)
  plague(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  local healer = s.bob:has("in play", "Samite Healer")
  s.bob:will_prevent(healer, { target = bears })
  s:to("end of cleanup")
  s:expect(bears, { zone = "in play" })
  s:expect(healer, { zone = "graveyard" })
end)

scenario("R-CLEAN-4 its damage may be redirected", both, function(s)
  plague(s)
  s:card [[ return instant "Test Turn" { cost = "{0}", target = packet:to(creatures), redirect(target, you) } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Test Turn")
  s.bob:will_prevent("Test Turn", { target = bears })
  s:to("end of cleanup")
  s:expect(bears, { zone = "in play" })
  s:expect(s.bob, { life = 18 })
end)

scenario("R-CLEAN-4 what belongs to the moment of dying happens there, too", function(s)
  s:rules("fifth")
  plague(s)
  s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Soul Net")
  s.bob:lands("Swamp", 1)
  s.bob:will("pay", true)
  s:to("end of cleanup")
  s:expect(s.bob, { graveyard = { "Grizzly Bears" }, life = 21 })
end)

scenario("R-CLEAN-3 damage at end of turn finds neither the turn's damage nor its growth", both, function(s)
  s:card [[ return enchantment "Test Plague" { cost = "{1}", at_end_of_turn { of = you, deal(2, creatures) } } ]]
  s.bob:has("in play", "Test Plague")
  local grown = s.bob:has("in play", "Grizzly Bears")
  local hurt = s.bob:makes("Test Giant", { power = 3, toughness = 3 })
  s.bob:has("hand", "Giant Growth")
  s.bob:mana "{G}"
  s.bob:casts("Giant Growth", { on = grown })
  s:card [[ return instant "Test Sting" { cost = "{0}", target = creature, deal(2, target) } ]]
  s.bob:has("hand", "Test Sting")
  s.bob:casts("Test Sting", { target = hurt })
  s:next_turn()
  s:expect(s, { turn_of = s.sue })
  s:expect(grown, { zone = "graveyard" })
  s:expect(hurt, { zone = "in play" })
end)
