return set { name = "Antiquities", code = "ATQ", released = "1994-03-04" }
