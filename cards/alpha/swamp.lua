return basic_land "Swamp" {}
