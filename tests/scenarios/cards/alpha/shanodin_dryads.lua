scenario("Shanodin Dryads walks through forests", function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:lands("Forest", 1)
  s.bob:attacks { dryads }
  s:expect_illegal(function() s.sue:blocks { [bears] = dryads } end, "Shanodin Dryads has forestwalk")
  s:to("end of attack")
  s:expect(s.sue, { life = 19 })
end)

scenario("Shanodin Dryads are blocked where Blood Moon leaves no forest", { "fifth", "microprose" }, function(s)
  local dryads = s.bob:has("in play", "Shanodin Dryads")
  local bears = s.sue:has("in play", "Grizzly Bears")
  s.sue:has("in play", "Taiga")
  s.sue:has("in play", "Blood Moon")
  s.bob:attacks { dryads }
  s.sue:blocks { [bears] = dryads }
  s:expect(bears, { blocking = dryads })
end)
