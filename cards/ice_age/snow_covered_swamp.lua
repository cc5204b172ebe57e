return land "Snow-Covered Swamp" {
  snow_covered = true, subtypes = "Swamp",
  differs = { "types" },
}
