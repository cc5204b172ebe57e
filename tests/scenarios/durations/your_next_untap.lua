local both = { "fifth", "microprose" }

local function sleeper(s)
  s:card [[
    return summon "Bear" "Sleeper" {
      cost = "{1}{G}", power = 2, toughness = 2,
      text = "{T}: Draw a card. Sleeper does not untap during your next untap phase.",
      activated { cost = "{T}", draw(1), through_next_untap(does_not_untap { affects = self, only_if = your_turn }) },
    }
  ]]
  local bears = s.bob:has("in play", "Sleeper")
  s.bob:library(6)
  s.sue:library(6)
  s.bob:activates(bears)
  s:expect(bears, { tapped = true })
  return bears
end

scenario("R-DUR-1 what does not untap during your next untap phase untaps in the one after", both, function(s)
  local bears = sleeper(s)
  s:next_turn()
  s:next_turn()
  s:expect(bears, { tapped = true })
  s:next_turn()
  s:next_turn()
  s:expect(bears, { tapped = false })
end)

scenario("R-DUR-1 your next untap phase is none of whoever takes the card from you", both, function(s)
  local bears = sleeper(s)
  s.sue:has("hand", "Control Magic")
  s.sue:lands("Island", 4)
  s:next_turn()
  s.sue:casts("Control Magic", { on = bears })
  s:expect(bears, { controller = s.sue, tapped = true })
  s:next_turn()
  s:next_turn()
  s:expect(bears, { controller = s.sue, tapped = false })
end)
