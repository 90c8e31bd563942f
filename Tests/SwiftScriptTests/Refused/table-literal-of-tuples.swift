// swift-format-ignore-file
let d = [(1, 2): 1]  // error: type '(Int, Int)' cannot conform to 'Hashable'
