// swift-format-ignore-file
enum E: CaseIterable { case a(Int), b }  // error: type 'E' does not conform to protocol 'CaseIterable'
