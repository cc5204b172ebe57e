for number, shape in ipairs {
  { power = 2, toughness = 2, has = { "flying" }, types = { "artifact", "creature" } },
  { power = 3, toughness = 3, lacks = { "flying" }, types = { "artifact", "creature" } },
  { power = 1, toughness = 6, lacks = { "flying" }, types = { "artifact", "creature" } },
} do
  scenario("Primal Clay in shape " .. number .. ", as chosen when it is played", function(s)
    s.bob:lands("Island", 4)
    s.bob:has("hand", "Primal Clay")
    s.bob:casts("Primal Clay", { mode = number })
    local clay = s.bob:finds("Primal Clay")
    s:expect(clay, shape)
    s:next_turn()
    s:next_turn()
    s:expect(clay, shape)
    if number == 3 then
      s:expect_illegal(function() s.bob:attacks { clay } end, "cannot attack")
    else
      s.bob:attacks { clay }
      s:to("end of attack")
      s:expect(s.sue, { life = 20 - shape.power })
    end
  end)
end
