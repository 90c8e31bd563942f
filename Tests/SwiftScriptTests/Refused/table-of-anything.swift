// swift-format-ignore-file
struct S { var ints: [Any: Int] = [:] }  // error: type 'Any' does not conform to protocol 'Hashable'
