-- A mountain, but no basic land: its name is not that one word (R-LAND-2), and snow says nothing of it (R-SNOW-1).
return land "Snow-Covered Mountain" {
  subtypes = "mountain",
  snow_covered = true,
}
