let list = []  // error: empty collection literal requires an explicit type
