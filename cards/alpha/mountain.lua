return basic_land "Mountain" {}
