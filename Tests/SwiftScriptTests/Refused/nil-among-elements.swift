let counts: [Int] = [1, nil]  // error: 'nil' is not compatible with expected element type 'Int'
print(counts)
