return land "Snow-Covered Swamp" {
  basic = true, snow_covered = true, subtypes = "Swamp",
}
