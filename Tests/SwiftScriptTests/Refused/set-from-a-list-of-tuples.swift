// swift-format-ignore-file
let s = Set([(1, 2)])  // error: type '(Int, Int)' cannot conform to 'Hashable'
