// swift-format-ignore-file
var seen = Set<(Int, Int)>()  // error: type '(Int, Int)' does not conform to protocol 'Hashable'
