local both = { "fifth", "microprose" }

for _, victim in ipairs { "Forest", "Serra Angel", "Black Vise", "Manabarbs" } do
  scenario("Desert Twister destroys a permanent of any kind: " .. victim, both, function(s)
    s.bob:has("hand", "Desert Twister")
    s.bob:mana "{G}{G}{C}{C}{C}{C}"
    local it = s.sue:has("in play", victim)
    s.bob:casts("Desert Twister", { target = it })
    s:expect(it, { zone = "graveyard" })
    s:expect(s.bob, { graveyard = { "Desert Twister" } })
  end)
end

scenario("Desert Twister is a sorcery, green, and does not forbid regeneration", both, function(s)
  s.bob:has("hand", "Desert Twister", { count = 2 })
  s.bob:lands("Forest", 6)
  local skeletons = s.sue:has("in play", "Drudge Skeletons")
  s.sue:lands("Swamp", 1)
  s:turn_of(s.sue)
  s:expect_illegal(function() s.bob:casts("Desert Twister", { target = skeletons }) end, "R-MAIN-2")
  s:turn_of(s.bob)
  s.sue:will_regenerate(skeletons)
  s.bob:casts("Desert Twister", { target = skeletons })
  s:expect(skeletons, { zone = "in play", tapped = true })
  s.bob:mana "{G}{G}{G}{G}{G}{G}"
  s:expect_illegal(function() s.bob:casts("Desert Twister", { target = s.sue }) end, "R-TARGET-1")
end)
