return basic_land "Island" {}
