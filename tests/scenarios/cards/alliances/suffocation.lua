scenario("Suffocation answers sorceries and instants, and no interrupts", function(s)
  s:card [[return interrupt "Cruel Deceit" { cost = "{R}", target = spell, deal(2, opponent), counter(target) }]]
  s.bob:has("hand", "Grizzly Bears");  s.bob:has("hand", "Cruel Deceit");  s.bob:has("hand", "Lightning Bolt")
  s.sue:has("hand", "Suffocation");  s.sue:has("hand", "Shatter")
  s.bob:mana "{R}{R}{G}{C}"
  s.sue:mana "{U}{C}"
  local bears = s.bob:casts("Grizzly Bears", { held = true })
  s.bob:interrupts(bears, "Cruel Deceit")
  s:resolve()
  s:expect(s.sue, { life = 18 })
  s:expect_illegal(function() s.sue:casts("Suffocation") end, "does not allow it now")
  s.bob:casts("Lightning Bolt", { target = s.sue })
  s.sue:casts("Suffocation")
  s:to("discard")
  s:expect(s.bob, { life = 16 })
end)
