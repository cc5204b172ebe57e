local both = { "fifth", "microprose" }

scenario("Library of Alexandria draws a card with exactly seven in hand", both, function(s)
  local library = s.bob:has("in play", "Library of Alexandria")
  s.bob:has("hand", "Grizzly Bears", { count = 7 })
  s.bob:activates(library, { ability = 2 })
  s:expect(s.bob, { hand = 8 })
  s:expect(library, { tapped = true })
end)

for _, number in ipairs { 0, 6, 8 } do
  scenario("Library of Alexandria draws no card with " .. number .. " in hand, but gives one colourless mana", both, function(s)
    local library = s.bob:has("in play", "Library of Alexandria")
    for _ = 1, number do s.bob:has("hand", "Grizzly Bears") end
    s:expect_illegal(function() s.bob:activates(library, { ability = 2 }) end, "Library of Alexandria")
    s.bob:activates(library, { ability = 1 })
    s:expect(s.bob, { mana = "{C}", hand = number })
  end)
end

scenario("Library of Alexandria is a fast effect: it draws in the opponent's turn too", both, function(s)
  local library = s.sue:has("in play", "Library of Alexandria")
  s.sue:has("hand", "Grizzly Bears", { count = 7 })
  s.sue:activates(library, { ability = 2 })
  s:expect(s.sue, { hand = 8 })
end)
