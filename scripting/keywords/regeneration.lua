return keyword "regeneration" {
  takes = "cost",
  text = "For that cost its controller may regenerate it while it is about to go to the graveyard (R-REGEN-2).",
  activated { cost = parameter, regenerate(self) },
}
