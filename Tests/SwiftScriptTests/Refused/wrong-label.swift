// swift-format-ignore-file
func move(from start: Int, to end: Int) -> Int { end - start }
print(move(from: 1, until: 2))  // error: incorrect argument label in call (have 'from:until:', expected 'from:to:')
