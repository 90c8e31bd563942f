// swift-format-ignore-file
let mixed: [Any] = [1, "two"]
print(mixed.max() as Any)  // error: type 'Any' cannot conform to 'Comparable'
