local both = { "fifth", "microprose" }

scenario("R-DUR-3 what lasts while its source stays tapped does not begin when it is untapped", both, function(s)
  local weaponry = s.bob:has("in play", "Tawnos's Weaponry")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:lands("Forest", 2)
  s.sue:has("hand", "Twiddle")
  s.sue:lands("Island", 1)
  s.bob:activates(weaponry, { target = bears, held = true })
  s.sue:casts("Twiddle", { mode = "untap", target = weaponry, held = true })
  s:resolve()
  s:expect(weaponry, { tapped = false })
  s:expect(bears, { power = 2, toughness = 2 })
end)

local function thief(s)
  s:card [[
    return summon "Merfolk" "Harbour Master" {
      cost = "{2}{U}", power = 2, toughness = 2,
      activated { cost = "{T}", target = creature, while_in_play(target, { controller = you }) },
    }
  ]]
  return s.bob:has("in play", "Harbour Master"), s.sue:has("in play", "Grizzly Bears")
end

scenario("R-DUR-3 control that lasts while its source is in play ends with it", both, function(s)
  local master, bears = thief(s)
  s.bob:activates(master, { target = bears })
  s:expect(bears, { controller = s.bob })
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s:next_turn()
  s.sue:casts("Terror", { on = master })
  s:expect(bears, { controller = s.sue })
end)

scenario("R-DUR-3 control that lasts while its source is in play does not begin when that is gone", both, function(s)
  local master, bears = thief(s)
  s.sue:has("hand", "Terror")
  s.sue:lands("Swamp", 2)
  s.bob:activates(master, { target = bears, held = true })
  s.sue:casts("Terror", { on = master, held = true })
  s:resolve()
  s:expect(master, { zone = "graveyard" })
  s:expect(bears, { controller = s.sue })
end)

scenario("R-DUR-3 a rule that lasts while its source is in play does not begin when that is gone", both, function(s)
  s:card [[
    return summon "Knight" "Gate Keeper" {
      cost = "{2}{W}", power = 2, toughness = 2,
      activated { cost = "{T}", target = creature, as_long_as_in_play(cannot_attack { affects = target }) },
    }
  ]]
  local keeper = s.sue:has("in play", "Gate Keeper")
  local bears = s.bob:has("in play", "Grizzly Bears")
  s.bob:has("hand", "Terror")
  s.bob:lands("Swamp", 2)
  s.bob:has("hand", "Healing Salve")
  s.bob:lands("Plains", 1)
  s.bob:casts("Healing Salve", { mode = 1, target = s.bob, held = true })
  s.sue:activates(keeper, { target = bears, held = true })
  s.bob:casts("Terror", { on = keeper, held = true })
  s:resolve()
  s.bob:attacks { bears }
  s:expect(bears, { attacking = true })
end)

scenario("R-DUR-3 what lasts until the end of combat does not begin where there is none", { "fifth", "microprose" },
  function(s)
    s:card [[ return instant "War Cry" { cost = "{0}", target = creature, until_end_of_combat(target, { plus = "+3/+0" }) } ]]
    local bears = s.bob:has("in play", "Grizzly Bears")
    s.bob:has("hand", "War Cry", { count = 2 })
    s.bob:casts("War Cry", { on = bears })
    s:expect(bears, { power = 2 })
    s.bob:attacks { bears }
    s.bob:casts("War Cry", { on = bears })
    s:expect(bears, { power = 5 })
    s:to("end of attack")
    s:expect(s.sue, { life = 15 })
    s:expect(bears, { power = 2, zone = "in play" })
  end)
