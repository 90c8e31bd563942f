// swift-format-ignore-file
print([1, 2, 3].map { $0 + "a" })  // error: cannot convert value of type 'Int' to expected element type 'String'
