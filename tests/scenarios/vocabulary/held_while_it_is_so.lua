-- Rules that an effect makes and that hold while something is so; and what is aimed by a colour.
local both = { "fifth", "microprose" }

local function general(s)
  s:card [[ return summon "Wizard" "Test General" { cost = "{R}", power = 5, toughness = 4,
    text = "At the beginning of combat on your turn, you may have Test General gain \"Test General can't attack\" until end of combat. If you do, attacking doesn't cause creatures you control to tap this combat if Test General is untapped.",
    attack_begins { by = you, may { first {
      to = { this_combat(attacks_without_tapping { affects = creatures:controlled_by(you), only_if = is(self, permanents:untapped()) }) },
      until_end_of_combat(self, { gains = cannot_attack {} }) } } } } ]]
  return s.bob:has("in play", "Test General")
end

scenario("R-CBT-7 who stays at home lets the others attack without tapping, until the attack is over", both, function(s)
  local general = general(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", true)
  s:to("attack")
  s:expect_illegal(function() s.bob:attacks { general } end, "Test General cannot attack")
  s.bob:attacks { bears }
  s:expect(bears, { tapped = false })
  local stays = s:explain(general, "abilities").text
  s:to("end of attack")
  s:to("main")
  assert(s:explain(general, "abilities").text ~= stays, stays)
end)

scenario("R-CBT-7 who declines attacks as ever, and taps", both, function(s)
  local general = general(s)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:will("pay", false)
  s.bob:attacks { general, bears }
  s:expect(bears, { tapped = true })
  s:expect(general, { tapped = true })
end)

scenario("R-CBT-7 a general that is tapped helps nobody", both, function(s)
  general(s)
  s.bob:has("in play", "Test General", { tapped = true })
  s.bob:will("pay", false)
  s.bob:will("pay", true)
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:attacks { bears }
  s:expect(bears, { tapped = true })
end)

local function wight(s)
  s:card [[ return summon "Zombie" "Test Wight" { cost = "{B}", power = 1, toughness = 6,
    text = "At end of combat, put a paralyzation counter on each creature blocking or blocked by Test Wight and tap those creatures. Each of those creatures doesn't untap during its controller's untap step for as long as it has a paralyzation counter on it. Each of those creatures gains \"{4}: Remove a paralyzation counter from this creature.\"",
    end_of_combat { for_each(either(creatures:blocking_any(self), creatures:blocked_by(self)), {
      put_counters("paralyzation", 1, it), tap(it),
      from_now_on(does_not_untap { affects = it, only_if = compare(counters_on(it, "paralyzation"), "at least", 1) }),
      for_good(it, { gains = activated { cost = "{4}", remove_counters("paralyzation", 1, self) } }) }) } } ]]
  return s.bob:has("in play", "Test Wight")
end

scenario("R-UNTAP-1 each that has fought it stays tapped while it has its counter, and no longer", both, function(s)
  local wight = wight(s)
  local wall = s.sue:makes("Wall of Wood", { power = 0, toughness = 3 })
  local other = s.sue:has("in play", "Wall of Spears")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.sue:lands("Swamp", 4)
  s.bob:attacks { wight, bears }
  s.sue:blocks { [wall] = wight, [other] = bears }
  s:to("end of attack")
  s:to("main")
  s:expect(wall, { tapped = true, counters = { paralyzation = 1 } })
  s:expect(other, { tapped = false, counters = {} })
  s:turn_of(s.sue)
  s:expect(wall, { tapped = true })
  s.sue:activates(wall)
  s:expect(wall, { counters = {} })
  s:turn_of(s.bob)
  s:turn_of(s.sue)
  s:expect(wall, { tapped = false })
end)

scenario("R-UNTAP-1 what attacks and is blocked by it is held as well, also when it is gone", both, function(s)
  local wight = wight(s)
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target creature.", activated { cost = "{0}", target = creature, destroy(target) } } ]]
  local rod = s.bob:has("in play", "Test Rod")
  local wall = s.sue:makes("Hill Giant", { power = 3, toughness = 3 })
  s:turn_of(s.sue)
  s.sue:attacks { wall }
  s.bob:blocks { [wight] = wall }
  s:turn_of(s.bob)
  s.bob:activates(rod, { target = wight })
  s:turn_of(s.sue)
  s:expect(wall, { tapped = true, counters = { paralyzation = 1 } })
end)

scenario("R-TARGET-1 what cannot be aimed at by white sources is aimed at by others", both, function(s)
  s:card [[ return enchantment "Test Party" { cost = "{R}", text = "Test Party can't be the target of white spells or abilities from white sources.",
    cannot_be_targeted { by = "white" } } ]]
  s:card [[ return artifact "Test Rod" { cost = "{1}", text = "{0}: Destroy target enchantment.", activated { cost = "{0}", target = enchantment, destroy(target) } } ]]
  s:card [[ return summon "Cleric" "Test Cleric" { cost = "{W}", power = 1, toughness = 1, text = "{0}: Destroy target enchantment.", activated { cost = "{0}", target = enchantment, destroy(target) } } ]]
  local party = s.sue:has("in play", "Test Party")
  local cleric = s.bob:has("in play", "Test Cleric")
  local rod = s.bob:has("in play", "Test Rod")
  s.bob:lands("Plains", 2)
  s.bob:has("hand", "Disenchant")
  s:expect_illegal(function() s.bob:casts("Disenchant", { target = party }) end, "cannot be the target of Disenchant (R-TARGET-1)")
  s:expect_illegal(function() s.bob:activates(cleric, { target = party }) end, "cannot be the target of")
  s.bob:activates(rod, { target = party })
  s:expect(party, { zone = "graveyard" })
end)
