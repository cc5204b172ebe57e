return basic_land "Forest" {}
