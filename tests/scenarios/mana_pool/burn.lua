scenario("mana left at the end of the main phase burns", function(s)
  s.bob:mana "{R}{C}"
  s:expect(s.bob, { life = 20, mana = "{R}{C}" })
  s:to("discard")
  s:expect(s.bob, { life = 18, mana = "" })
end)

scenario("mana burn can be switched off", function(s)
  s:rules("fifth", { ["mana.burn"] = false })
  s.bob:mana "{R}{R}"
  s:to("discard")
  s:expect(s.bob, { life = 20, mana = "" })
end)
