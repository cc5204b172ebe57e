return keyword "banding" {
  text = "It may attack in a band, and its controller divides the damage dealt to its group (R-BAND-1, R-BAND-5, R-BAND-6).",
  may_band {},
  divides_damage {},
}
