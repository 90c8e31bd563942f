// swift-format-ignore-file
let items = [1, 2, 3]
func total(_ values: [Int]) -> Int { values.reduce(0, +) }
print(total(items.dropFirst()))  // error: cannot convert value of type 'ArraySlice<Int>' to expected argument type '[Int]'
