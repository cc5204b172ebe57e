-- Healing, what lasts until end of turn, and what happens at the end of the turn.

for _, set in ipairs { "fifth", "microprose" } do
  scenario("E-004 a pumped creature survives cleanup (" .. set .. ")", function(s)
    s:rules(set)
    local bears = s.bob:has("in play", "Grizzly Bears")
    local sorcerer = s.sue:has("in play", "Prodigal Sorcerer")
    s.bob:has("hand", "Giant Growth")
    s.bob:lands("Forest", 1)
    s.sue:has("hand", "Lightning Bolt")
    s.sue:lands("Mountain", 1)
    s.bob:casts("Giant Growth", { on = bears })
    s:expect(bears, { power = 5, toughness = 5 })
    s.sue:casts("Lightning Bolt", { on = bears })
    s.sue:activates(sorcerer, { target = bears })
    s:expect(bears, { damage = 4, zone = "in play" })
    s:to("beginning of cleanup")
    s:expect(bears, { damage = 4, power = 5, toughness = 5 })
    s:to("cleanup")
    s:expect(bears, { zone = "in play", power = 2, toughness = 2, damage = 0 })
  end)

  local plague = [[ return enchant_creature "Test Plague" { cost = "{0}", at_end_of_turn { deal(2, enchanted) } } ]]
  local function plagued(s)
    s:rules(set)
    s:card(plague)
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", "Giant Growth")
    s.bob:has("hand", "Unsummon")
    s.bob:has("hand", "Healing Salve")
    s.bob:lands("Forest", 1)
    s.bob:lands("Island", 1)
    s.bob:lands("Plains", 1)
    s.bob:has("in play", "Test Plague", { on = bears })
    s.bob:casts("Giant Growth", { on = bears })
    s:to("cleanup")
    s:expect(bears, { power = 2, toughness = 2 })  -- the damage is still to come
    return bears
  end

  scenario("E-005 damage at end of turn finds the creature small again (" .. set .. ")", function(s)
    local bears = plagued(s)
    s:to("end of cleanup")
    s:expect(bears, { zone = "graveyard" })
  end)

  scenario("E-005, R-SPEC-1 b: it may be prevented (" .. set .. ")", function(s)
    local bears = plagued(s)
    s.bob:will_prevent("Healing Salve", { mode = 2, target = bears })
    s:to("end of cleanup")
    s:expect(bears, { zone = "in play" })
    s:next_turn()
    s:expect(bears, { zone = "in play", damage = 0 })
  end)

  scenario("E-005 c: nothing else may be played then (" .. set .. ")", function(s)
    local bears = plagued(s)
    s:expect_illegal(function() s.bob:casts("Unsummon", { on = bears }) end, "in the damage prevention step nothing else may be played (R-DP-2, R-DP-8, R-BATCH-4)")
    s:to("end of cleanup")
    s:expect(bears, { zone = "graveyard" })
    s:expect(s.bob, { hand = { "Unsummon", "Healing Salve" } })
  end)

  scenario("E-197 both players' creatures heal at the end of every turn (" .. set .. ")", function(s)
    s:rules(set)
    local mine = s.bob:makes("Test Knight", { power = 3, toughness = 3 })
    local theirs = s.sue:makes("Test Giant", { power = 4, toughness = 4 })
    local bob_sorcerer = s.bob:has("in play", "Prodigal Sorcerer", { count = 2 })
    local sue_sorcerer = s.sue:has("in play", "Prodigal Sorcerer", { count = 3 })
    s.bob:activates(bob_sorcerer[1], { target = mine })
    s.bob:activates(bob_sorcerer[2], { target = mine })
    for i = 1, 3 do s.sue:activates(sue_sorcerer[i], { target = theirs }) end
    s:expect(mine, { damage = 2 })
    s:expect(theirs, { damage = 3 })
    s:to("cleanup")
    s:expect(mine, { damage = 0, zone = "in play" })
    s:expect(theirs, { damage = 0, zone = "in play" })
    s:next_turn()
    s.sue:activates(sue_sorcerer[1], { target = theirs })
    s.sue:activates(sue_sorcerer[2], { target = mine })
    s:expect(mine, { damage = 1, zone = "in play" })
    s:expect(theirs, { damage = 1, zone = "in play" })
  end)
end

scenario("E-010 what is made until end of turn in cleanup ends at once, and what it leads to follows", function(s)
  -- More than 1 damage would tell if the bonus lasted any longer.
  s:card [[ return summon "Spirit" "Test Spirit" { cost = "{1}", power = 1, toughness = 1,
    at_end_of_turn { of = you,
      until_end_of_turn(self, { plus = "+1/+1" }),
      gain_life(count(creatures:power(2)), opponent),
      next_end_of_turn { deal(sum(1, count(creatures:power(2))), you), next_end_of_turn { lose_life(5, opponent) } },
    },
  } ]]
  local spirit = s.bob:has("in play", "Test Spirit")
  s:to("cleanup")
  s:expect(s.bob, { life = 20 })
  s:to("end of cleanup")  -- the bonus has come and gone
  s:expect(s.sue, { life = 21 })
  s:expect(spirit, { power = 1, toughness = 1 })
  s:expect(s.bob, { life = 20 })
  s:to("end of cleanup")  -- the second effect, in the same cleanup
  s:expect(s, { turn_of = s.bob, step = "cleanup" })
  s:expect(s.bob, { life = 19 })
  s:to("end of cleanup")  -- and the third
  s:expect(s, { turn_of = s.bob, step = "cleanup" })
  s:expect(s.sue, { life = 16 })
  s:next_turn()
  s:expect(s.bob, { life = 19 })
  s:expect(s.sue, { life = 16 })
end)

scenario("damage of two effects at the end of one turn adds up", function(s)
  s:card [[ return enchant_creature "Test Itch" { cost = "{0}", at_end_of_turn { deal(1, enchanted) } } ]]
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("in play", "Test Itch", { on = bears, count = 2 })
  s:next_turn()
  s:expect(bears, { zone = "graveyard" })
end)
