// swift-format-ignore-file
struct K { var n: Int }
struct H { var d: [K: String] = [:]; var s = Set<K>() }  // error: type 'K' does not conform to protocol 'Hashable'
