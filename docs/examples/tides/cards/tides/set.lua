return set { name = "Tides", code = "TDS", released = "1997-06-01" }
