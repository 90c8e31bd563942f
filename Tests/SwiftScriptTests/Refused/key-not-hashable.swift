// swift-format-ignore-file
struct K { var n: Int }
var d: [K: Int] = [:]  // error: type 'K' does not conform to protocol 'Hashable'
