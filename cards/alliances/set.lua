return set { name = "Alliances", code = "ALL", released = "1996-06-10" }
