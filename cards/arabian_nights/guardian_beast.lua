return summon "Guardian" "Guardian Beast" {
  cost = "{3}{B}", power = 2, toughness = 4, differs = { "types" },
  text = [[
    As long as Guardian Beast is untapped, noncreature artifacts you control cannot be further enchanted.
    As long as Guardian Beast is untapped, noncreature artifacts you control cannot be destroyed.
    As long as Guardian Beast is untapped, noncreature artifacts you control cannot come under another player's control.
  ]],
  cannot_be_enchanted_anew { affects = artifacts:not_ "creature":controlled_by(you), only_if = is(self, permanents:untapped()) },
  cannot_be_destroyed { affects = artifacts:not_ "creature":controlled_by(you), only_if = is(self, permanents:untapped()) },
  control_kept { affects = artifacts:not_ "creature":controlled_by(you), only_if = is(self, permanents:untapped()) },
}
