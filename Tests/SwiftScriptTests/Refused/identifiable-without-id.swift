// swift-format-ignore-file
struct I: Identifiable { var n = 1 } // error: type 'I' does not conform to protocol 'Identifiable'
