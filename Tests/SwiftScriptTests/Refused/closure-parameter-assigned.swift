let counts = [1, 2].filter { $0 = 1 }  // error: cannot assign to value: '$0' is immutable
