-- Mana that is needed at once: only a mana source gives it while a spell may be interrupted (R-MANA-9, R-COST-7).

--- Sue has elves that make black mana in their way, and an interrupt that it pays for.
local function elves_and_denial(s, ability)
  s:card(([[ return summon "Elf" "Test Elves" { cost = "{G}", power = 1, toughness = 1, %s } ]]):format(ability))
  s:card [[ return interrupt "Test Denial" { cost = "{B}", target = spell, counter(target) } ]]
  s.sue:has("hand", "Test Denial")
  s.bob:has("hand", "Grizzly Bears")
  s.bob:mana "{1}{G}"
  local elves = s.sue:has("in play", "Test Elves")
  return elves, s.bob:casts("Grizzly Bears", { held = true })
end

local says_so = [[ activated { cost = "{T}", speed = "mana source", add_mana("{B}"), lose_life(1) } ]]
local says_nothing = [[ activated { cost = "{T}", add_mana("{B}"), lose_life(1) } ]]

scenario("R-MANA-9 what says that it is a mana source pays for an interrupt", { "fifth", "microprose" }, function(s)
  local elves, bears = elves_and_denial(s, says_so)
  s.sue:taps_for_mana(elves)
  s:expect(s.sue, { mana = "{B}", life = 19 })
  s.sue:interrupts(bears, "Test Denial")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-MANA-9 R-COST-7 the newer rules make a mana source of all that gives mana", { "microprose" }, function(s)
  local elves, bears = elves_and_denial(s, says_nothing)
  s.sue:taps_for_mana(elves)
  s:expect(s.sue, { mana = "{B}", life = 19 })
  s.sue:interrupts(bears, "Test Denial")
  s:expect(bears, { zone = "graveyard" })
end)

scenario("R-MANA-9 R-COST-7 what does not say so is too slow for an interrupt", { "fifth" }, function(s)
  local elves, bears = elves_and_denial(s, says_nothing)
  s:expect_illegal(function() s.sue:interrupts(bears, "Test Denial") end, "cannot be paid")
  s.sue:activates(elves, { held = true })
  s:expect(s.sue, { mana = "", life = 20 })
end)
