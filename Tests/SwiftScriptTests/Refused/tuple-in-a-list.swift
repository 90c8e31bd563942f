// swift-format-ignore-file
print([(1, 2)].contains((1, 2)))  // error: type '(Int, Int)' cannot conform to 'Equatable'
