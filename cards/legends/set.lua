return set { name = "Legends", code = "LEG", released = "1994-06-10" }
