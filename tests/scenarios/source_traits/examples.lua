local both = { "fifth", "microprose" }

scenario("E-051 killing the source of an effect is too late", both, function(s)
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  s.sue:has("hand", "Lightning Bolt")
  s.sue:lands("Mountain", 1)
  s.bob:activates(sorcerer, { target = s.sue, held = true })
  s.sue:casts("Lightning Bolt", { on = sorcerer, held = true })
  s:resolve()
  s:expect(sorcerer, { zone = "graveyard" })
  s:expect(s.sue, { life = 19 })
end)

for _, which in ipairs { "Blue", "Black" } do
  scenario("E-052 a Sorcerer made black after the announcement, and Circle of Protection: " .. which .. " (microprose)", function(s)
    s:rules("microprose")
    local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
    local circle = s.sue:has("in play", "Circle of Protection: " .. which)
    local lace = s.sue:has("hand", "Deathlace")
    s.sue:lands("Swamp", 1)
    s.sue:lands("Plains", 1)
    s.bob:activates(sorcerer, { target = s.sue, held = true })
    s.sue:casts(lace, { on = sorcerer, held = true })
    if which == "Blue" then
      s.sue:will_prevent(circle)
    else
      s:expect_illegal(function() s.sue:activates(circle) end, "while Deathlace is being cast only interrupts are legal (R-INT-6)")
    end
    s:resolve()
    s:expect(sorcerer, { colours = { "black" } })
    s:expect(s.sue, { life = which == "Blue" and 20 or 19 })
  end)
end

scenario("E-052 b: an interrupt aimed at the effect itself changes its colour (microprose)", function(s)
  s:rules("microprose")
  s:card [[ return interrupt "Test Lace" { cost = "{B}", target = effect, for_good(target, { colour = "black" }) } ]]
  local sorcerer = s.bob:has("in play", "Prodigal Sorcerer")
  local circle = s.sue:has("in play", "Circle of Protection: Black")
  s.sue:has("hand", "Test Lace")
  s.sue:lands("Swamp", 1)
  s.sue:lands("Plains", 1)
  local play = s.bob:activates(sorcerer, { target = s.sue, held = true })
  s.sue:interrupts(play, "Test Lace")
  s.sue:will_prevent(circle)
  s:resolve()
  s:expect(sorcerer, { colours = { "blue" } })
  s:expect(s.sue, { life = 20 })
end)

scenario("R-RESOLVE-2 a delayed effect has the traits that its source had when it was announced", { "fifth", "microprose" },
  function(s)
    s:card [[ return summon "Imp" "Smouldering Imp" {
      cost = "{R}", power = 1, toughness = 1,
      activated { cost = "{0}", next_end_of_turn { deal(3, creatures) } },
    } ]]
    local imp = s.bob:has("in play", "Smouldering Imp")
    local warded = s.sue:makes("Warded", { power = 0, toughness = 2, text = "Protection from red" })
    local bare = s.sue:makes("Bare", { power = 0, toughness = 2 })
    s.bob:activates(imp)
    s:card [[ return instant "Snuff" { cost = "{0}", target = creature, bury(target) } ]]
    s.bob:has("hand", "Snuff")
    s.bob:casts("Snuff", { on = imp })
    s:next_turn()
    s:expect(bare, { zone = "graveyard" })
    s:expect(warded, { zone = "in play" })
  end)
