return keyword "bands_with_other" {
  takes = "quality",
  text = "It may attack in a band of such creatures, and where it blocks with one its controller divides the damage (R-BAND-1).",
  may_band_with { with = parameter },
}
